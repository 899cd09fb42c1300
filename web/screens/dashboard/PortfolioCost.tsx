import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { CostSum } from '../../parts/money/CostSum.tsx';
import { SumLink } from '../../parts/money/SumLink.tsx';

/** A project of the sum with what it costs, R$; null while a price or an amount is missing. */
export type ProjectCost = { id: string; name: string; cost: Range | null };

type Props = { projects: readonly ProjectCost[]; total: Range | null; perSquareMeter: Range | null };

/** The cost of all projects; it expands to the cost of each, and that to its lines. */
export function PortfolioCost({ projects, total, perSquareMeter }: Props) {
  const { t } = useTranslation('dashboard');
  const { range, span } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <SumLink onClick={() => setOpen(true)}>
        {total === null ? span(null) : `R$ ${span(total)} · ${span(perSquareMeter)} R$/m²`}
      </SumLink>
      <TitledDialog title={t('portfolio.costs')} open={isOpen} maxWidth="sm" onClose={close}>
        <DataTable label={t('portfolio.costs')} aria-label={t('portfolio.costs')}>
          {projects.map(({ id, name, cost }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              <NumberCell>
                <CostSum id={id}>{cost === null ? t('money.missing') : `R$ ${range(cost)}`}</CostSum>
              </NumberCell>
            </TableRow>
          ))}
        </DataTable>
      </TitledDialog>
    </>
  );
}
