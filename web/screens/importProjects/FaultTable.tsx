import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../components/Muted.tsx';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { downloadFile } from '../../components/downloadFile.ts';
import { csvCell, csvFormat } from '../../i18n/csv.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { FileDownload } from '../../theme/icons.tsx';
import type { Fault } from './importOutcome.ts';

/** More would be read in a spreadsheet, not on a screen. */
const maxShown = 200;

/** Faults by row and column of the sheet, and all of them as a sheet. */
export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  const { t, i18n } = useTranslation('importProjects');
  const { integer } = useFormat();
  const shown = faults.slice(0, maxShown);
  const headers = [t('fault.row'), t('fault.column'), t('fault.message')];
  const download = () => {
    const rows = faults.map(({ row, column, message }) => [String(row), csvCell(column), csvCell(message)]);
    downloadFile(`${t('fault.file')}.csv`, csvFormat(i18n.language).sheet([headers.map(csvCell), ...rows]));
  };
  return (
    <Box sx={{ mb: 2 }}>
      <DataTable
        label={t('fault.table')}
        heads={[
          <TableCell key="row" align="right" sx={{ width: 72 }}>
            {headers[0]}
          </TableCell>,
          ...headers.slice(1),
        ]}
      >
        {shown.map(({ row, column, message }) => (
          <TableRow key={`${row} ${column} ${message}`}>
            <NumberCell>{integer(row)}</NumberCell>
            <TableCell sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{column}</TableCell>
            <TableCell>{message}</TableCell>
          </TableRow>
        ))}
      </DataTable>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {faults.length > maxShown && (
          <Muted>{t('fault.shown', { n: integer(maxShown), total: integer(faults.length) })}</Muted>
        )}
        <Button size="small" startIcon={<FileDownload />} onClick={download}>
          {t('fault.download')}
        </Button>
      </Box>
    </Box>
  );
}
