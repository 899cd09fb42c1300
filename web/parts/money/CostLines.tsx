import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { unitText } from '#domain/texts/unitText.ts';
import type { CostLines_project$key } from '#relay/CostLines_project.graphql.ts';
import type { CostLines_quantities$key } from '#relay/CostLines_quantities.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { QuoteForm } from '../../editors/prices/QuoteForm.tsx';
import { CostLineRow } from './CostLineRow.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = { quantities: CostLines_quantities$key; project: CostLines_project$key; onQuoted: () => void };

/** Amount × price of each line with its codes, and the total; a missing price has its fields right there. */
export function CostLines({ quantities, project: key, onQuoted }: Props) {
  const { t } = useTranslation('money');
  const { range } = useFormat();
  const { cost, costLines } = useFragment(
    graphql`
      fragment CostLines_quantities on Quantities {
        cost {
          min
          max
        }
        costLines {
          element
          key
          label
          amount
          unit
          price {
            min
            max
          }
          status
          source
          ...PriceRecipes_line
          cost {
            min
            max
          }
        }
      }
    `,
    quantities,
  );
  const project = useFragment(
    graphql`
      fragment CostLines_project on Project {
        id
        viewerCanEdit
        priceSet {
          source
          state
          month
        }
      }
    `,
    key,
  );
  const { source: origin, state, month } = project.priceSet;
  const missing = costLines.filter(
    ({ key: each, price }, index) =>
      price == null && costLines.findIndex((line) => line.key === each) === index,
  );
  return (
    <>
      <Muted sx={{ mb: 2 }}>{t('text', { source: origin, state, month })}</Muted>
      {project.viewerCanEdit &&
        missing.map((line) => (
          <Fragment key={line.key}>
            <Typography variant="body2" sx={{ mb: 1.5 }}>
              {line.label}
            </Typography>
            <QuoteForm
              projectId={project.id}
              row={{ key: line.key, label: line.label, own: null }}
              unit={unitText(line.unit)}
              onSaved={onQuoted}
            />
          </Fragment>
        ))}
      <DataTable
        label={t('cost')}
        aria-label={t('cost')}
        heads={[
          t('line'),
          { name: t('amount') },
          { name: t('price'), unit: 'R$' },
          { name: t('cost'), unit: 'R$' },
        ]}
      >
        {costLines.map((line) => (
          <CostLineRow key={`${line.element} ${line.key}`} line={line} />
        ))}
        <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
          <TableCell component="th" scope="row" colSpan={3}>
            {t('total')}
          </TableCell>
          <NumberCell>{range(cost)}</NumberCell>
        </TableRow>
      </DataTable>
    </>
  );
}
