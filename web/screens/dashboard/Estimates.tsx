import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Estimates_estimate$key } from '#relay/Estimates_estimate.graphql.ts';
import type { Estimates_viewer$key } from '#relay/Estimates_viewer.graphql.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { useRows } from '../../components/deletion/useRows.ts';
import {
  useIntensityAxes,
  type IntensityAxes,
  IntensityCells,
} from '../../components/figures/IntensityBars.tsx';
import { TechnologySwatch, useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { PreloadLink, ScreenLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { ConcreteCell } from '../../components/tables/ConcreteCell.tsx';
import { DataTable, type Heading, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { EstimateActions } from '../../parts/estimate/EstimateActions.tsx';
import { paths } from '../../paths.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { Add as AddIcon, CalculateOutlined } from '../../theme/icons.tsx';

/** The user's quick estimates, apart from projects. */
export function Estimates({ viewer }: { viewer: Estimates_viewer$key }) {
  const { t } = useTranslation('dashboard');
  // Beside the changes there is no room for all columns on a laptop either.
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('xl'));
  const { data, pages } = usePages(
    graphql`
      fragment Estimates_viewer on Viewer
      @refetchable(queryName: "EstimatesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        structures(first: $first, after: $after) @connection(key: "Estimates_structures") {
          __id
          edges {
            node {
              id
              quantities {
                perSquareMeter {
                  co2 {
                    max
                  }
                  energy {
                    max
                  }
                }
              }
              ...Estimates_estimate
            }
          }
        }
      }
    `,
    viewer,
  );
  const { all, shown: estimates } = useRows(data.structures);
  const { structures } = data;
  const connections = structures ? [structures.__id] : [];
  const axes = useIntensityAxes(all.map(({ quantities }) => quantities?.perSquareMeter));
  const add = (
    <Button variant="outlined" startIcon={<AddIcon />} component={PreloadLink} to={paths.newEstimate}>
      {t('estimates.add')}
    </Button>
  );
  const amounts: Heading[] = [
    { name: t('quantity.area'), unit: 'm²' },
    { name: t('quantity.concrete'), unit: 'm³ · t' },
    { name: t('quantity.co2'), unit: 'kgCO₂e/m²', align: 'left' },
    { name: t('quantity.energy'), unit: 'MJ/m²', align: 'left' },
  ];
  // On a narrow screen a row says most in small print.
  const heads = [
    t('estimates.name'),
    ...(narrow ? [t('estimates.perSquareMeter')] : amounts),
    <TableCell key="actions" component="td" sx={{ width: 56 }} />,
  ];
  if (estimates.length === 0)
    return (
      <Section title={t('estimates.title')}>
        <EmptyState
          compact
          icon={<CalculateOutlined />}
          title={t('estimates.none.title')}
          text={t('estimates.none.text')}
          action={add}
        />
      </Section>
    );
  return (
    <Section title={t('estimates.title')} text={t('estimates.text')} actions={add}>
      <DataTable label={t('estimates.table')} heads={heads}>
        {estimates.map((estimate) => (
          <EstimateRow
            key={estimate.id}
            estimate={estimate}
            axes={axes}
            narrow={narrow}
            connections={connections}
          />
        ))}
      </DataTable>
      <LoadMore shown={all.length} pages={pages} />
    </Section>
  );
}

type Props = {
  estimate: Estimates_estimate$key;
  axes: IntensityAxes;
  narrow: boolean;
  connections: readonly string[];
};

/** A quick estimate and what its concrete amounts to per m². */
function EstimateRow({ estimate, axes, narrow, connections }: Props) {
  const { t } = useTranslation('dashboard');
  const { ago, concrete, plain } = useFormat();
  const nameOf = useTechnologyName();
  const data = useFragment(
    graphql`
      fragment Estimates_estimate on Structure {
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
          <SmallPrint component="span">{nameOf(data.tipoDeEstrutura)}</SmallPrint>
        </Box>
        {narrow && <SmallPrint className="numeric">{size.join(' · ')}</SmallPrint>}
        {quantities?.flags.map((flag) => (
          <SmallPrint key={flag}>{t(`flag.${flag}`)}</SmallPrint>
        ))}
        <SmallPrint>{t('estimates.updated', { when: ago(data.updatedAt) })}</SmallPrint>
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
