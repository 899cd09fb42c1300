import type { Language } from '#domain/texts/messages.ts';
import { customFckRange, fckRange } from '#domain/limits.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { isWithin } from '#domain/range.ts';
import { namedBlock } from '#domain/takeoff/namedBlock.ts';
import type { QuantityRow } from '../values/elementFormValues.ts';
import { headingColumns, unitByWord } from './pasteHeadings.ts';
import { factorTo, unitOf } from './pasteUnits.ts';
import type { QuantityColumn } from './tables.ts';

/** One pasted cell: its text and its value; null where it was not understood. */
export type PastedCell = { name: QuantityColumn['name']; text: string; value: number | string | null };

/** The result of reading pasted text: rows of cells, whether a heading was skipped, and cells without a column. */
export type PastedGrid = { rows: PastedCell[][]; hasHeading: boolean; surplus: number };

// C30, fck 30, CA-50, CP190 RB, 30 MPa, 8,1 m³: what engineers write around a figure.
const around =
  /^(?:aço\s*)?(?:ca|cp|fck|fgk|fak|fbk|c)?\s*[-=]?\s*(.*?)\s*(?:mpa|r[bn]|m³|m3|kgf?|tf?|ton|l|un\.?|pç|pcs?)?$/i;

type Context = { language: Language; heading: string; identity: string };

function understand(
  column: QuantityColumn,
  text: string,
  { language, heading, identity }: Context,
): number | string | null {
  if (column.options) return namedBlock(text);
  const value = parseLocaleNumber(around.exec(text)?.[1] ?? text, language);
  // The unit in the cell takes precedence over its heading's.
  const factor = factorTo(column.name, unitOf(text) ?? unitOf(heading) ?? unitByWord(heading), identity);
  return value === null || factor === null ? null : value * factor;
}

/** Whether text from the clipboard is a range of cells rather than one figure. */
export const isGrid = (text: string) => /[\t\n]/.test(text.trim());

/**
 * Reads tab-separated lines into a table's columns: by their headings, in any order and language and wherever the
 * cursor is, else from `start` on. Empty lines and a heading are skipped. Amounts in another unit than the column's, as
 * their heading or the cell says, are converted.
 */
export function readGrid(
  text: string,
  columns: readonly QuantityColumn[],
  start: number,
  language: Language,
): PastedGrid {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const headings = lines.length > 1 ? lines[0] : undefined;
  const named = headings && headingColumns(headings, columns);
  const targets = named ?? columns.slice(start);
  const identity = columns.find(({ name }) => /^f.k$|^ca$/.test(name))?.name ?? '';
  const read = (named ? lines.slice(1) : lines).map((cells) =>
    targets.flatMap((column, index): PastedCell[] => {
      const cell = cells[index];
      if (cell === undefined || column === undefined) return [];
      const heading = named ? (headings?.[index] ?? '') : '';
      const value = cell === '' ? null : understand(column, cell, { language, heading, identity });
      return [{ name: column.name, text: cell, value }];
    }),
  );
  const placed = targets.filter((column) => column !== undefined).length;
  const filled = (cells: string[]) => (named ? cells.filter((cell) => cell !== '').length : cells.length);
  const surplus = lines.reduce((count, cells) => count + Math.max(0, filled(cells) - placed), 0);
  if (named) return { rows: read, hasHeading: true, surplus };
  const [first] = read;
  const hasHeading =
    read.length > 1 &&
    first !== undefined &&
    first.every(({ text: cell, value }) => value === null && cell !== '');
  return { rows: hasHeading ? read.slice(1) : read, hasHeading, surplus };
}

/** A row with pasted cells applied; a strength beyond the classes becomes a custom one, text not understood stays. */
export function withPasted(row: QuantityRow, cells: readonly PastedCell[]): QuantityRow {
  const next = { ...row };
  // A pasted amount is no longer an assumption, nor is a typed one.
  delete next.assumed;
  for (const { name, text, value } of cells) next[name] = value ?? text;
  const fck = next['fck'];
  if (cells.some(({ name }) => name === 'fck')) delete next['customFck'];
  if (typeof fck === 'number' && isCustomOnly(fck)) {
    next['fck'] = undefined;
    next['customFck'] = fck;
  }
  return next;
}

/** A strength beyond the classes that the extended factors still cover. */
export const isCustomOnly = (fck: number) => !isWithin(fck, fckRange) && isWithin(fck, customFckRange);
