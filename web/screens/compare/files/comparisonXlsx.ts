import type { SheetData } from 'write-excel-file/browser';
import { withoutRoundingError } from '../../../i18n/csv.ts';
import type { ComparisonSheet } from '../compared/compared.ts';

const format = '#,##0.00##';
const longest = 60;
// What a program for spreadsheets takes as a sheet's name.
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Sheets as the workbook's writer takes them: headers bold and staying, figures as numbers, columns as wide as needed. */
export function workbookOf(sheets: readonly ComparisonSheet[]) {
  return sheets.map(({ name, header, rows }) => ({
    sheet: sheetName(name),
    stickyRowsCount: 1,
    columns: header.map((title, column) => ({
      width: widthOf(
        title,
        rows.map((row) => row[column]),
      ),
    })),
    data: [
      header.map((value) => ({ value, fontWeight: 'bold' as const, wrap: true })),
      ...rows.map((row) =>
        row.map((value) =>
          typeof value === 'number' ? { value: withoutRoundingError(value), type: Number, format } : value,
        ),
      ),
    ] satisfies SheetData,
  }));
}

function widthOf(title: string, cells: readonly (string | number | null | undefined)[]): number {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell.length : 12));
  return Math.min(longest, Math.max(12, Math.ceil(title.length / 2), ...texts) + 2);
}

/** The comparison as a workbook. The writer is loaded only now, so that the screen opens without it. */
export async function comparisonXlsx(sheets: readonly ComparisonSheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  return write(workbookOf(sheets)).toBlob();
}
