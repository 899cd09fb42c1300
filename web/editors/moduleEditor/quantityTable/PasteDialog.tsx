import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { TableFrame } from '../../../components/tables/DataTable.tsx';
import { numberText } from '../../../forms/fields/numberText.ts';
import type { PastedCell, PastedGrid } from './pasteGrid.ts';
import type { QuantityColumn } from './tables.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

type Props = {
  columns: readonly QuantityColumn[];
  grid: PastedGrid;
  /** Row of the table the paste starts at, from 0. */
  from: number;
  onUse: () => void;
  onCancel: () => void;
};

/** A preview of pasted cells, before they go into the table. */
export function PasteDialog({ columns, grid, from, onUse, onCancel }: Props) {
  const { t } = useTranslation('moduleEditor');
  const missed = grid.rows.flat().filter(({ value }) => value === null).length;
  const shown = columns.filter(({ name }) => grid.rows.some((row) => row.some((cell) => cell.name === name)));
  return (
    <TitledDialog
      title={t('paste.title')}
      maxWidth="sm"
      onClose={onCancel}
      // The surrounding form listens for Ctrl+Enter, which would save before the paste.
      onKeyDown={(event) => event.stopPropagation()}
      actions={
        <>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button variant="contained" onClick={onUse} autoFocus disabled={grid.rows.length === 0}>
            {t('paste.use')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <span>{t('paste.text', { count: grid.rows.length, row: from + 1 })}</span>
        {missed > 0 && <Alert severity="warning">{t('paste.missed', { count: missed })}</Alert>}
        {grid.hasHeading && <Alert severity="info">{t('paste.heading')}</Alert>}
        {grid.surplus > 0 && <Alert severity="info">{t('paste.surplus', { count: grid.surplus })}</Alert>}
        <TableFrame label={t('paste.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {shown.map(({ name, unit }) => (
                  <TableCell key={name} align="right">
                    {t(`column.${name}`)} {unit}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {grid.rows.map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of the clipboard have no other name
                <TableRow key={index}>
                  {shown.map(({ name }) => (
                    <Understood key={name} cell={row.find((cell) => cell.name === name)} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      </Box>
    </TitledDialog>
  );
}

function Understood({ cell }: { cell: PastedCell | undefined }) {
  const { t } = useTranslation('moduleEditor');
  const language = useLanguage();
  if (cell === undefined) return <TableCell />;
  const { value, text } = cell;
  return (
    <TableCell
      align="right"
      sx={{ fontVariantNumeric: 'tabular-nums', ...(value === null && { color: 'error.main' }) }}
    >
      {value === null ? t('paste.unknown', { text }) : numberText(value, language)}
    </TableCell>
  );
}
