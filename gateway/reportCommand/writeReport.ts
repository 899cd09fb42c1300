import { spreadsheetText } from '#domain/spreadsheetText.ts';
import { createWriteStream, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { plainFigures } from './plainFigures.ts';
import type { ReportFormat } from './reportArguments.ts';
import { columns, type FlatRow } from './reportQueries.ts';

/** What shells show for a command that was interrupted. */
const interrupted = 130;

function cell(value: FlatRow[string] | undefined): string | number | boolean | null {
  if (typeof value === 'string') return spreadsheetText(value);
  if (typeof value === 'object' && value !== null) return value.join(' ');
  return value ?? null;
}

/** Writes the rows to a file, which appears only when it is whole, or without one to standard output. */
export async function writeReport(
  given: AsyncIterable<FlatRow>,
  format: ReportFormat,
  out: string | undefined,
): Promise<void> {
  const rows = plainFigures(given);
  if (out === undefined) {
    await pipeline(textOf(rows, format), process.stdout, { end: false });
    return;
  }
  const partial = `${out}.part`;
  const stop = () => {
    rmSync(partial, { force: true });
    process.exit(interrupted);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await writeFile(partial, ''); // tells at once, and not after all rows, that nothing can be written there
    if (format === 'xlsx') await writeExcelFile(await sheetOf(rows), { stickyRowsCount: 1 }).toFile(partial);
    else await pipeline(textOf(rows, format), createWriteStream(partial));
    await rename(partial, out);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
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
