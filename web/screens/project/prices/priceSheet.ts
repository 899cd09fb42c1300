import { ownPriceSchema, type OwnPriceInput } from '#domain/prices/ownPrice.ts';
import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { csvCell, csvFormat } from '../../../i18n/csv.ts';
import type { PricedRow } from './pricedRows.ts';

/** The columns of a sheet of quotations, in this order; the first row may name them. */
const priceColumns = ['key', 'label', 'unit', 'min', 'max', 'source', 'date'] as const;

type Cell = string | number | boolean | Date | null;

/** The first heading as an exported sheet has it, and as the dialog names it in each language. */
const keyHeadings: readonly string[] = ['key', 'chave', 'clave', 'ключ'];

/** Quotations read from a sheet, and the numbers of rows that are none. */
export type ReadPrices = { prices: OwnPriceInput[]; faulty: number[] };

/** Every price of the project as a sheet: what was not quoted has no figures, to be filled in and read again. */
export function pricesCsv(rows: readonly PricedRow[], language: string): string {
  const { decimal, sheet } = csvFormat(language);
  return sheet([
    priceColumns.map(csvCell),
    ...rows.map(({ key, label, unit, own }) => [
      csvCell(key),
      csvCell(label),
      csvCell(unit),
      decimal(own?.min),
      decimal(own?.max),
      csvCell(own?.source ?? ''),
      csvCell(own?.date ?? ''),
    ]),
  ]);
}

/**
 * Cells of a pasted text: of a spreadsheet with tabs, else by the separator its first line has most of. Only a cell that
 * begins and ends with a quotation mark is quoted: others mean inches.
 */
export function cellsOfText(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const first = plain.split('\n').find((line) => line.trim() !== '') ?? '';
  const count = (sign: string) => first.split(sign).length;
  const sign = ['\t', ';', ','].reduce((best, each) => (count(each) > count(best) ? each : best));
  const cell = new RegExp(`(?: *"((?:[^"]|"")*)" *|([^${sign}\n]*?))(${sign}|\r?\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [, quoted, unquoted = '', end] of plain.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? unquoted).trim());
    if (end === '') break;
    if (end !== sign) rows.push([]);
  }
  return rows;
}

const isBlank = (cell: Cell | undefined) => cell === undefined || cell === null || String(cell).trim() === '';

const isHeading = (key: Cell | undefined) => keyHeadings.includes(String(key).trim().toLowerCase());

/** Reads rows of the sheet's columns; rows without a figure say nothing. Figures and days may be written as text. */
export function readPriceRows(rows: readonly (readonly Cell[])[], language: Language): ReadPrices {
  const prices = new Map<string, OwnPriceInput>();
  const faulty: number[] = [];
  for (const [index, row] of rows.entries()) {
    const [key, , , min, max, source, date] = row;
    if (row.every(isBlank) || (index === 0 && isHeading(key)) || (isBlank(min) && isBlank(max))) continue;
    const number = (cell: Cell | undefined) =>
      typeof cell === 'number' ? cell : parseLocaleNumber(String(cell ?? ''), language);
    const low = isBlank(min) ? max : min;
    const parsed = ownPriceSchema.safeParse({
      key: withoutApostrophe(String(key ?? '')),
      min: number(low),
      max: number(isBlank(max) ? low : max),
      source: withoutApostrophe(String(source ?? '')),
      date: dayOf(date, language),
    });
    if (parsed.success) prices.set(parsed.data.key, parsed.data);
    else faulty.push(index + 1);
  }
  return { prices: [...prices.values()], faulty };
}

/** Takes off the apostrophe that an exported cell begins with where it would else be read as a formula. */
const withoutApostrophe = (text: string) => (spreadsheetText(text.slice(1)) === text ? text.slice(1) : text);

/** YYYY-MM-DD of a day as spreadsheets keep it or write it in this language. */
function dayOf(cell: Cell | undefined, language: Language): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell ?? '').trim();
  const [, first, second, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  if (year === undefined) return text.slice(0, 10);
  const [day, month] = language === 'en-US' ? [second, first] : [first, second];
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}
