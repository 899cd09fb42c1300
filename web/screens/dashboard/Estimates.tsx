import TableCell from '@mui/material/TableCell';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Estimates_viewer$key } from '#relay/Estimates_viewer.graphql.ts';
import { DataTable, type Heading } from '../../components/tables/DataTable.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { intensityAxes } from '../../components/figures/IntensityBars.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { useRows } from '../../components/deletion/useRows.ts';
import { paths } from '../../paths.ts';
import { usePages } from '../../relay/usePages.ts';
import { Add as AddIcon, CalculateOutlined } from '../../theme/icons.tsx';
import { EstimateRow } from './EstimateRow.tsx';

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
              ...EstimateRow_estimate
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
  const axes = intensityAxes(all.map(({ quantities }) => quantities?.perSquareMeter));
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
    ...(narrow ? [t('estimates.perArea')] : amounts),
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
