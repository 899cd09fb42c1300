import { csvTable } from './csvTable.ts';
import { SheetError, type Table } from './table.ts';
import { xlsxTable } from './xlsxTable.ts';

/** The most bytes of a sheet. */
export const maxSheetBytes = 5 * 1024 * 1024;

/** First bytes of the old XLS, PDF and pictures: not text, though some of it would pass for Windows-1252. */
const notText = ['\xd0\xcf\x11\xe0', '%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'];

/** Reads a sheet by its content, whatever its name: a ZIP is XLSX, text is CSV. @throws SheetError for anything else. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) return xlsxTable(bytes);
  if (notText.some((sign) => start.startsWith(sign))) throw new SheetError('unreadable');
  return csvTable(bytes);
}
