import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../components/HiddenText.tsx';
import { TableFrame, UnitHeadCell } from '../../../components/tables/DataTable.tsx';
import type { PricedRow } from './pricedRows.ts';
import { PriceRow } from './PriceRow.tsx';

type Props = { projectId: string; rows: readonly PricedRow[]; canEdit: boolean };

/** A row per price; a missing one with fields to type it in. */
export function PriceTable({ projectId, rows, canEdit }: Props) {
  const { t } = useTranslation('prices');
  if (rows.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>;
  return (
    <TableFrame label={t('title')}>
      <Table size="small" aria-label={t('title')} sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.price')}</TableCell>
            <UnitHeadCell name={t('column.set')} unit={t('perUnit')} />
            <UnitHeadCell name={t('column.own')} unit={t('perUnit')} />
            <TableCell>{t('column.source')}</TableCell>
            <TableCell>
              <HiddenText>{t('column.actions')}</HiddenText>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <PriceRow key={row.key} projectId={projectId} row={row} canEdit={canEdit} />
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
