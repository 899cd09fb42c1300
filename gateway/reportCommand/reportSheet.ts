import writeExcelFile, { type Feature, type Image, type SheetData } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';
import { columns, type FlatRow } from './reportQueries.ts';
import { reportCells } from './reportText.ts';

const sheetFile = 'xl/worksheets/sheet{id}.xml';
const format = '#,##0.00####';
const widest = 40;

/** Writes the rows as a workbook: figures as numbers, column widths by content, a filter in the header. */
export async function writeSheet(rows: AsyncIterable<FlatRow>, path: string): Promise<void> {
  const widths: number[] = columns.map((column) => column.length);
  const sheet: SheetData = [columns.map((column) => ({ value: column, fontWeight: 'bold' as const }))];
  for await (const row of reportCells(rows)) {
    row.forEach((value, column) => {
      widths[column] = Math.max(widths[column] ?? 0, String(value ?? '').length);
    });
    sheet.push(
      row.map((value) =>
        typeof value === 'number' && !Number.isInteger(value) ? { value, type: Number, format } : value,
      ),
    );
  }
  await writeExcelFile(
    sheet,
    { stickyRowsCount: 1, columns: widths.map((width) => ({ width: Math.min(width, widest) + 3 })) },
    { features: [filterOver(sheet.length)] },
  ).toFile(path);
}

/** A filter over all columns of this many rows, header included. */
const filterOver = (rows: number): Feature<Image['content']> => ({
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml: string) =>
          insertElementMarkupAccordingToOrderOfSiblings(
            xml,
            `<autoFilter ref="A1:${getCellAddress(rows - 1, columns.length - 1)}"/>`,
            getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
            'worksheet',
          ),
      },
    },
  },
});
