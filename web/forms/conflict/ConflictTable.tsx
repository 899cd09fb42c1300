import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../components/tables/DataTable.tsx';
import type { ConflictRow } from './conflictRows.ts';

const lines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** Yours beside theirs, field by field. */
export function ConflictTable({ rows }: { rows: readonly ConflictRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return <Typography>{t('conflict.same')}</Typography>;
  return (
    <DataTable
      label={t('conflict.differences')}
      heads={[t('conflict.field'), t('conflict.yours'), t('conflict.theirs')]}
    >
      {rows.map(({ field, label, yours, theirs }) => (
        <TableRow key={field} sx={{ verticalAlign: 'top' }}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell sx={{ ...lines, ...(yours === null && { color: 'text.secondary' }) }}>
            {yours === null ? t('conflict.untouched') : yours || '-'}
          </TableCell>
          <TableCell sx={lines}>{theirs || '-'}</TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
