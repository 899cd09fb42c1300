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
import { NumberCell, TableFrame, UnitHeadCell } from '../../components/tables/DataTable.tsx';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { Section } from '../../components/Section.tsx';
import { useSlabNames } from '../../components/figures/slabSystem.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { type Totals, useFigureColumns } from './useFigureColumns.tsx';

/** The options as they were compared, with declared suppliers where there were any. */
export function RecordedOptions({ comparison }: { comparison: RecordedOptions_comparison$key }) {
  const { t } = useTranslation('decision');
  const nameOf = useTechnologyName();
  const slabs = useSlabNames();
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
            ...useFigureColumns_quantities @relay(mask: false)
          }
          foundation {
            type
            quantities {
              ...useFigureColumns_quantities @relay(mask: false)
            }
            together {
              ...useFigureColumns_quantities @relay(mask: false)
            }
          }
        }
      }
    `,
    comparison,
  );
  const figures = useFigureColumns(
    items.flatMap(({ quantities }) => quantities ?? []),
    dwellings ?? null,
  );
  const cells = (totals: Totals | null | undefined) =>
    figures.map(({ name, unit, cell }) => <Fragment key={name + unit}>{cell(totals ?? null)}</Fragment>);
  return (
    <Section title={t('recorded.title')}>
      <TableFrame label={t('recorded.title')}>
        <Table size="small" aria-label={t('recorded.title')} sx={{ minWidth: 820 }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('recorded.option')}</TableCell>
              <TableCell>{t('recorded.technology')}</TableCell>
              <UnitHeadCell name={t('quantity.area')} unit="m²" />
              {figures.map(({ name, unit }) => (
                <UnitHeadCell key={name + unit} name={name} unit={unit} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map(({ name, area, quantities, foundation, ...item }, index) => (
              <Fragment key={item.optionId}>
                <TableRow>
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
                  {cells(quantities)}
                </TableRow>
                {foundation && (
                  <>
                    <TableRow>
                      <TableCell component="th" scope="row" sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.foundation')}`}
                      </TableCell>
                      <TableCell colSpan={2}>{kindName(foundation.type)}</TableCell>
                      {cells(foundation.quantities)}
                    </TableRow>
                    <TableRow sx={{ '& td, & th': { fontWeight: 600 } }}>
                      <TableCell component="th" scope="row" colSpan={3} sx={{ pl: 4 }}>
                        {`${name} · ${t('apart.together')}`}
                      </TableCell>
                      {cells(foundation.together)}
                    </TableRow>
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
