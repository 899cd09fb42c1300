import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { plainText } from './plainText.ts';
import type { ReportFormat } from './reportArguments.ts';
import { columns, type FlatRow } from './reportQueries.ts';

const cell = (value: FlatRow[string] | undefined) =>
  typeof value === 'string' ? plainText(value) : (value ?? null);

/** Writes the rows to a file, which appears only when it is whole, or without one to standard output. */
export async function writeReport(
  rows: AsyncIterable<FlatRow>,
  format: ReportFormat,
  out: string | undefined,
): Promise<void> {
  if (out === undefined) {
    await pipeline(textOf(rows, format), process.stdout, { end: false });
    return;
  }
  const partial = `${out}.part`;
  try {
    if (format === 'xlsx') await writeExcelFile(await sheetOf(rows), { stickyRowsCount: 1 }).toFile(partial);
    else await pipeline(textOf(rows, format), createWriteStream(partial));
    await rename(partial, out);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

function textOf(rows: AsyncIterable<FlatRow>, format: ReportFormat): Readable {
  if (format === 'json') return Readable.from(jsonLines(rows));
  const cells = Readable.from(toCells(rows));
  const csv = stringify({ header: true, columns: [...columns], bom: true, cast: { boolean: String } });
  cells.on('error', (error) => csv.destroy(error));
  return cells.pipe(csv);
}

async function* toCells(rows: AsyncIterable<FlatRow>) {
  for await (const row of rows) yield columns.map((column) => cell(row[column]));
}

async function* jsonLines(rows: AsyncIterable<FlatRow>) {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function sheetOf(rows: AsyncIterable<FlatRow>): Promise<SheetData> {
  const sheet: SheetData = [columns.map((column) => ({ value: column, fontWeight: 'bold' as const }))];
  for await (const row of toCells(rows)) sheet.push(row);
  return sheet;
}
