import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ReportFormat } from './reportArguments.ts';
import { type Cell, columns, type FlatRow } from './reportQueries.ts';
import { withoutRoundingError } from '#domain/numbers.ts';

/** A report as text; `language` is that of the spreadsheet that reads the CSV. */
export type TextReport = { format: Exclude<ReportFormat, 'xlsx'>; language: Language };

/** The rows as text, streamed row by row. */
export function reportText(rows: AsyncIterable<FlatRow>, { format, language }: TextReport): Readable {
  if (format === 'json') return Readable.from(jsonArray(rows));
  if (format === 'ndjson') return Readable.from(jsonLines(rows));
  const decimal = new Intl.NumberFormat(language).format(1.5).charAt(1);
  const cells = Readable.from(reportCells(rows));
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    delimiter: decimal === ',' ? ';' : ',',
    cast: { boolean: String, number: (value) => String(value).replace('.', decimal) },
  });
  cells.on('error', (error) => csv.destroy(error));
  return cells.pipe(csv);
}

/** The cells of each row, in the order of the columns. */
export async function* reportCells(rows: AsyncIterable<FlatRow>) {
  for await (const row of rows) yield columns.map((column) => cell(row[column]));
}

function cell(value: Cell | undefined): string | number | boolean | null {
  if (typeof value === 'string') return spreadsheetText(value);
  if (typeof value === 'object' && value !== null) return value.join(' ');
  return value ?? null;
}

async function* jsonLines(rows: AsyncIterable<FlatRow>) {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* jsonArray(rows: AsyncIterable<FlatRow>) {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Rows without binary rounding errors such as 104169.40000000001; numbers stay numbers. */
export async function* plainNumbers(rows: AsyncIterable<FlatRow>): AsyncGenerator<FlatRow> {
  for await (const row of rows) {
    const cells = Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' ? withoutRoundingError(value) : value,
    ]);
    yield Object.fromEntries(cells) as FlatRow;
  }
}
