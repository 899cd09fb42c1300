import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitTableRow_unit$key } from '#relay/UnitTableRow_unit.graphql.ts';
import { NumberCell } from '../../components/DataTable.tsx';
import { IntensityCells, type IntensityAxes } from '../../components/IntensityBars.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { TonnesCell } from '../../components/TonnesCell.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  unit: UnitTableRow_unit$key;
  projectId: string;
  axes: IntensityAxes;
  narrow: boolean;
};

/** A tower: which simulation its figures come from, its size, amounts and intensities, and its gaps. */
export function UnitTableRow({ unit, projectId, axes, narrow }: Props) {
  const { t } = useTranslation('projectTables');
  const { integer, plain, thousands } = useFormat();
  const { quantities, ...data } = useFragment(
    graphql`
      fragment UnitTableRow_unit on Unit {
        databaseId
        name
        totalFloors
        totalArea
        uncoveredFloors
        quantitiesSource
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
    unit,
  );
  const gaps = data.uncoveredFloors ?? 0;
  const floors = { count: data.totalFloors, n: integer(data.totalFloors) };
  const source = t(`source.${data.quantitiesSource}`);
  const name = (
    <>
      <ScreenLink
        to={`/projects/${projectId}/${data.databaseId}`}
        color="textPrimary"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {data.name}
      </ScreenLink>
      {quantities && gaps > 0 && (
        <Typography variant="caption" color="warning" component="p">
          {t('gaps', { count: gaps, n: integer(gaps), total: integer(data.totalFloors) })}
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
        <TableCell component="th" scope="row">
          {name}
          <Typography variant="caption" color="textSecondary" component="p">
            {source}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" className="figure">
            {[
              t('floors', floors),
              `${plain(data.totalArea)} m²`,
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
      <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
        {name}
      </TableCell>
      <TableCell>{source}</TableCell>
      <NumberCell>{integer(data.totalFloors)}</NumberCell>
      <NumberCell>{plain(data.totalArea)}</NumberCell>
      <TonnesCell kg={quantities?.concrete} />
      <TonnesCell kg={quantities?.steel} />
      {intensities}
    </TableRow>
  );
}
