import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RecordedOptions_comparison$key } from '#relay/RecordedOptions_comparison.graphql.ts';
import { bulkOf } from '#domain/comparison/bulkAmounts.ts';
import { NumberCell, TableFrame, UnitHeadCell } from '../../components/tables/DataTable.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { Section } from '../../components/Section.tsx';
import { useSlabNames } from '../../components/figures/slabSystem.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { RecordedTotalsRow } from './RecordedTotalsRow.tsx';

/** The options as they were compared, with declared suppliers where there were any. */
export function RecordedOptions({ comparison }: { comparison: RecordedOptions_comparison$key }) {
  const { t } = useTranslation('decision');
  const nameOf = useTechnologyName();
  const slabs = useSlabNames();
  const { t: compareText } = useTranslation('compare');
  const kindName = useFoundationName();
  const { builtArea } = useFormat();
  const { items, reference, dwellings } = useFragment(
    graphql`
      fragment RecordedOptions_comparison on RecordedComparison {
        reference
        dwellings
        items {
          optionId
          name
          technologies
          slabSystems
          area
          quantities {
            materials {
              key
              amount
            }
            ...recordedTotals_quantities
          }
          foundation {
            type
            quantities {
              ...recordedTotals_quantities
            }
            together {
              ...recordedTotals_quantities
            }
          }
        }
      }
    `,
    comparison,
  );
  const dwelling = t('apart.dwelling');
  const perDwelling = dwellings
    ? ([
        [t('quantity.co2'), `tCO₂e/${dwelling}`],
        [t('quantity.energy'), `GJ/${dwelling}`],
      ] as const)
    : [];
  // Beside concrete, whose cell tells volume and mass.
  const beside = bulkOf(items.flatMap(({ quantities }) => quantities ?? [])).filter(
    (bulk) => bulk !== 'concrete',
  );
  const heads = [
    [t('quantity.area'), 'm²'],
    [t('quantity.concrete'), 'm³ · t'],
    ...beside.map((bulk) => [compareText(`bulk.${bulk}`), bulk === 'blocks' ? 'un' : 'm³'] as const),
    [t('quantity.steel'), 't'],
    [t('quantity.co2'), 'tCO₂e'],
    [t('quantity.co2'), 'kgCO₂e/m²'],
    [t('quantity.energy'), 'GJ'],
    [t('quantity.energy'), 'MJ/m²'],
    ...perDwelling,
  ] as const;
  return (
    <Section title={t('recorded.title')}>
      <TableFrame label={t('recorded.title')}>
        <Table size="small" aria-label={t('recorded.title')} sx={{ minWidth: 820 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('recorded.option')}</TableCell>
              <TableCell>{t('recorded.technology')}</TableCell>
              {heads.map(([name, unit]) => (
                <UnitHeadCell key={unit + name} name={name} unit={unit} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ name, area, quantities, foundation, ...item }, index) => (
              <Fragment key={item.optionId}>
                <RecordedTotalsRow quantities={quantities} beside={beside} dwellings={dwellings}>
                  <TableCell component="th" scope="row">
                    {name}
                    {index === reference && (
                      <Chip size="small" variant="outlined" label={t('recorded.reference')} sx={{ ml: 1 }} />
                    )}
                  </TableCell>
                  <TableCell>
                    {[...item.technologies.map(nameOf), ...item.slabSystems.flatMap(slabs)].join(', ') || '-'}
                  </TableCell>
                  <NumberCell>{builtArea(area)}</NumberCell>
                </RecordedTotalsRow>
                {foundation && (
                  <>
                    <RecordedTotalsRow
                      quantities={foundation.quantities}
                      beside={beside}
                      dwellings={dwellings}
                    >
                      <TableCell component="th" scope="row" sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.foundation')}`}
                      </TableCell>
                      <TableCell colSpan={2}>{kindName(foundation.type)}</TableCell>
                    </RecordedTotalsRow>
                    <RecordedTotalsRow
                      quantities={foundation.together}
                      beside={beside}
                      dwellings={dwellings}
                      strong
                    >
                      <TableCell component="th" scope="row" colSpan={3} sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.together')}`}
                      </TableCell>
                    </RecordedTotalsRow>
                  </>
                )}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Section>
  );
}
