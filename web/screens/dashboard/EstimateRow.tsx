import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { EstimateRow_estimate$key } from '#relay/EstimateRow_estimate.graphql.ts';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { IntensityCells, type IntensityAxes } from '../../components/figures/IntensityBars.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { TechnologySwatch, useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { EstimateActions } from '../../parts/estimate/EstimateActions.tsx';
import { paths } from '../../paths.ts';

type Props = {
  estimate: EstimateRow_estimate$key;
  axes: IntensityAxes;
  narrow: boolean;
  connections: readonly string[];
};

/** A quick estimate and what its concrete amounts to per m². */
export function EstimateRow({ estimate, axes, narrow, connections }: Props) {
  const { t } = useTranslation('dashboard');
  const { ago, concrete, plain } = useFormat();
  const nameOf = useTechnologyName();
  const data = useFragment(
    graphql`
      fragment EstimateRow_estimate on Structure {
        databaseId
        nome
        tipoDeEstrutura
        areaConstruidaTotal
        updatedAt
        quantities {
          concrete
          flags
          perSquareMeter {
            ...ranges_quantities @relay(mask: false)
          }
        }
        ...EstimateActions_estimate
      }
    `,
    estimate,
  );
  const { quantities } = data;
  const volume = concrete(quantities)?.volume;
  const size = [
    `${plain(data.areaConstruidaTotal)} m²`,
    volume && t('estimates.concreteOf', { volume }),
  ].filter(Boolean);
  return (
    <TableRow sx={narrow ? { verticalAlign: 'top' } : {}}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <ScreenLink to={paths.editEstimate(data.databaseId)} color="textPrimary" sx={{ fontWeight: 600 }}>
          {data.nome}
        </ScreenLink>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <TechnologySwatch technology={data.tipoDeEstrutura} size={10} />
          <Typography variant="caption" color="textSecondary">
            {nameOf(data.tipoDeEstrutura)}
          </Typography>
        </Box>
        {narrow && (
          <Typography variant="caption" color="textSecondary" component="p" className="numeric">
            {size.join(' · ')}
          </Typography>
        )}
        {quantities?.flags.map((flag) => (
          <Typography key={flag} variant="caption" color="textSecondary" component="p">
            {t(`flag.${flag}`)}
          </Typography>
        ))}
        <Typography variant="caption" color="textSecondary" component="p">
          {t('estimates.updated', { when: ago(data.updatedAt) })}
        </Typography>
      </TableCell>
      {!narrow && (
        <>
          <NumberCell>{plain(data.areaConstruidaTotal)}</NumberCell>
          <ConcreteCell of={quantities} />
        </>
      )}
      <IntensityCells intensity={quantities?.perSquareMeter} axes={axes} narrow={narrow} />
      <TableCell align="right" sx={{ px: 0.5 }}>
        <EstimateActions estimate={data} connections={connections} />
      </TableCell>
    </TableRow>
  );
}
