import { decodeText } from '#domain/texts/decodeText.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { parse } from 'csv-parse/sync';
import { numberColumns, knownColumns, requiredColumns } from './columns.ts';

/** A fault in a column of a row, by the key of its text; `row` counts as in the sheet, with the header as 1. */
export type SheetFault = { row: number; column: string; message: string };

/** A row by column; empty cells are left out, figures have a decimal point. */
export type PlainRow = { row: number; cells: Readonly<Record<string, string>> };

/** A sheet in the public service's own layout. With faults in the header no row is read. */
type PlainSheet = { columns: readonly string[]; rows: PlainRow[]; faults: SheetFault[] };

const headerFault = (column: string, message: string): SheetFault => ({ row: 1, column, message });

/** Reads CSV with commas or, as Excel writes it in Brazil, with semicolons and decimal commas. */
export function readPlainSheet(bytes: Uint8Array): PlainSheet {
  const text = decodeText(bytes);
  const delimiter = /^[^\r\n]*;/.test(text) ? ';' : ',';
  let table: string[][];
  try {
    table = parse(text, { delimiter, bom: true, trim: true, relax_column_count: true });
  } catch {
    return { columns: [], rows: [], faults: [headerFault('', 'import.file.unreadable')] };
  }
  const [header = [], ...lines] = table;
  const columns = header.map((column) => column.toLowerCase());
  const filled = lines
    .map((line, at) => ({ line, row: at + 2 }))
    .filter(({ line }) => line.some((cell) => cell !== ''));
  const faults = headerFaults(columns);
  if (filled.length === 0) faults.push(headerFault('', 'import.rows.none'));
  if (faults.length > 0) return { columns, rows: [], faults };
  const language = delimiter === ';' ? 'pt-BR' : 'en-US';
  const plain = (column: string, cell: string) =>
    numberColumns.includes(column) ? String(parseLocaleNumber(cell, language) ?? cell) : cell;
  const rows = filled.map(({ line, row }) => {
    const cells = columns.map((column, at) => [column, plain(column, line[at] ?? '')] as const);
    return { row, cells: Object.fromEntries(cells.filter(([, cell]) => cell !== '')) };
  });
  return { columns, rows, faults };
}

/** A column that the service does not read would be lost silently. */
const headerFaults = (columns: readonly string[]): SheetFault[] => [
  ...columns
    .filter((column) => !knownColumns.includes(column))
    .map((column) => headerFault(column.slice(0, 100), 'import.column.unknown')),
  ...requiredColumns
    .filter((column) => !columns.includes(column))
    .map((column) => headerFault(column, 'import.column.missing')),
  ...columns
    .filter((column, at) => columns.indexOf(column) !== at)
    .map((column) => headerFault(column, 'general.duplicate')),
];

/** Faults where rows about the same thing disagree. */
export const differing = (first: PlainRow, row: number, column: string): SheetFault => ({
  row,
  column,
  message: encodeMessage('import.row.differs', { row: first.row }),
});
