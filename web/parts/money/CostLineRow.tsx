import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { unitText } from '#domain/texts/unitText.ts';
import type { CostLines_quantities$data } from '#relay/CostLines_quantities.graphql.ts';
import { CellNotes } from '../../components/tables/CellNotes.tsx';
import { NumberCell } from '../../components/tables/DataTable.tsx';
import { emptyValue } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { PriceRecipes } from './PriceRecipes.tsx';

/** One line of a cost and, below it, the codes of its price where the set has it. */
export function CostLineRow({ line }: { line: CostLines_quantities$data['costLines'][number] }) {
  const { t } = useTranslation('money');
  const { range, exactSpan, amount } = useFormat();
  const hasCodes = line.price != null && line.status !== 'own';
  const edge = hasCodes ? { borderBottom: 0, pb: 0 } : {};
  return (
    <>
      <TableRow sx={{ '& > *': edge }}>
        <TableCell component="th" scope="row" sx={{ minWidth: 200, ...edge }}>
          {line.label}
          <CellNotes
            notes={[
              line.status === 'own' ? t('own', { source: line.source }) : null,
              line.amount == null ? t('noAmount') : null,
            ]}
          />
        </TableCell>
        <NumberCell>
          {line.amount == null ? emptyValue : `${amount(line.amount)} ${unitText(line.unit)}`}
        </NumberCell>
        {/* A derived price has more digits than cents; rounded, it would not multiply to the cost. */}
        <NumberCell>{(line.status === 'derived' ? exactSpan : range)(line.price)}</NumberCell>
        <NumberCell>{range(line.cost)}</NumberCell>
      </TableRow>
      {hasCodes && <PriceRecipes line={line} columns={4} />}
    </>
  );
}
