import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTableRow_project$key } from '#relay/ProjectTableRow_project.graphql.ts';
import { NumberCell } from '../../components/DataTable.tsx';
import { IntensityCells, type IntensityAxes } from '../../components/IntensityBars.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { TonnesCell } from '../../components/TonnesCell.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  project: ProjectTableRow_project$key;
  axes: IntensityAxes;
  narrow: boolean;
};

/** Where a project is, how large, what it holds and what that emits; floors without structure are said. */
export function ProjectTableRow({ project, axes, narrow }: Props) {
  const { t } = useTranslation('projects');
  const { integer, plain, thousands } = useFormat();
  const data = useFragment(
    graphql`
      fragment ProjectTableRow_project on Project {
        databaseId
        name
        city
        state
        phase
        area
        uncoveredFloors
        totalFloors
        units(first: 1) {
          totalCount
        }
        quantities {
          concrete
          steel
          flags
          perSquareMeter {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    project,
  );
  const { quantities } = data;
  const gaps = data.uncoveredFloors ?? 0;
  const phase = t(`phase.${data.phase.toLowerCase()}`);
  const name = (
    <>
      <ScreenLink to={`/projects/${data.databaseId}`} color="textPrimary" sx={{ fontWeight: 600 }}>
        {data.name}
      </ScreenLink>
      {(gaps > 0 || !quantities) && (
        <Typography variant="caption" color={quantities ? 'warning' : 'textSecondary'} component="p">
          {quantities
            ? t('gaps', { count: gaps, n: integer(gaps), total: integer(data.totalFloors) })
            : t('noStructure')}
        </Typography>
      )}
      {quantities?.flags.map((flag) => (
        <Typography key={flag} variant="caption" color="textSecondary" component="p">
          {t(`flag.${flag}`)}
        </Typography>
      ))}
    </>
  );
  const intensities = <IntensityCells per={quantities?.perSquareMeter} axes={axes} narrow={narrow} />;
  if (narrow)
    return (
      <TableRow sx={{ verticalAlign: 'top' }}>
        <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
          {name}
          <Typography variant="caption" color="textSecondary" component="p">
            {`${data.city}, ${data.state} · ${phase}`}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" className="figure">
            {[
              t('units', { count: data.units.totalCount, n: integer(data.units.totalCount) }),
              data.area ? `${plain(data.area)} m²` : null,
              quantities?.concrete ? t('concreteOf', { mass: thousands(quantities.concrete) }) : null,
              quantities?.steel ? t('steelOf', { mass: thousands(quantities.steel) }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </TableCell>
        {intensities}
      </TableRow>
    );
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell>{`${data.city}, ${data.state}`}</TableCell>
      <TableCell>{phase}</TableCell>
      <NumberCell>{integer(data.units.totalCount)}</NumberCell>
      <NumberCell>{plain(data.area || null)}</NumberCell>
      <TonnesCell kg={quantities?.concrete} />
      <TonnesCell kg={quantities?.steel} />
      {intensities}
    </TableRow>
  );
}
