import { decodeText } from '#domain/texts/decodeText.ts';
import { parse } from 'csv-parse/sync';
import { decimalOf, maxRows, SheetError, type Table } from './table.ts';

/**
 * Reads CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or what Excel writes in Brazil (Windows-1252).
 * @throws SheetError for what is no text or no CSV.
 */
export function csvTable(bytes: Uint8Array): Table {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new SheetError('unreadable');
  const delimiter = delimiterOf(text);
  try {
    const parsed: string[][] = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      // Empty lines are kept, so that indexes match the rows of the sheet.
      skip_empty_lines: false,
      to: maxRows + 1,
      max_record_size: 100_000,
    });
    const rows = parsed.map((row) => row.map((cell) => (cell === '' ? null : cell)));
    return { rows, decimal: decimalOf(rows, delimiter === ',' ? 'en-US' : 'pt-BR') };
  } catch {
    throw new SheetError('unreadable');
  }
}

/** The most frequent separator of the header; column names contain none of the three. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => header.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
