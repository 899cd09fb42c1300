import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { NumberCell, TableFrame } from '../../../components/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { useRowLabel } from '../grid/useRowLabel.ts';
import type { PastedTable } from '../sheet/pastedTable.ts';
import { applies, rowOf } from '../sheet/sheetRows.ts';
import { toKept, type ValueMode } from '../sheet/valueMode.ts';

type Props = { table: PastedTable; store: GridStore; mode: ValueMode; onClose: () => void };

/** What was understood of a pasted table and what was not, before it goes into the floor group under the cursor. */
export function PasteTableDialog({ table, store, mode, onClose }: Props) {
  const { t } = useTranslation('takeoff');
  const { exact } = useFormat();
  const label = useRowLabel();
  const at = store.state.cursor.column;
  const column = store.state.sheet.columns[at];
  if (column === undefined) return null;
  const fits = table.amounts.filter(({ row }) => applies(rowOf(row), column.technology));
  const unfit = table.amounts.filter(({ row }) => !applies(rowOf(row), column.technology));
  const name = (row: string) => `${t(`element.${rowOf(row).element}`)} · ${label(rowOf(row))}`;
  const missed = [...unfit.map(({ row, value }) => `${name(row)}: ${exact(value)}`), ...table.missed];
  const use = () => {
    store.change(
      fits.map(({ row, value }) => ({ row, column: at, value: toKept(value, column, rowOf(row), mode) })),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('paste.title', { name: column.name })}
      text={t('paste.text', { mode: t(`mode.${mode}`) })}
      confirmLabel={t('paste.use')}
      onConfirm={use}
      onCancel={onClose}
    >
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        <TableFrame label={t('paste.understood')}>
          <Table size="small">
            <TableBody>
              {fits.map(({ row, value }) => (
                <TableRow key={row}>
                  <TableCell>{name(row)}</TableCell>
                  <NumberCell>{exact(value)}</NumberCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
        {missed.length > 0 && (
          <Alert severity="warning" variant="outlined">
            <AlertTitle>{t('paste.missed')}</AlertTitle>
            {[...new Set(missed)].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
      </Box>
    </ConfirmDialog>
  );
}
