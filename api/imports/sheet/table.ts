/** Cells of a sheet, row by row; empty ones null. `decimal` is the language its figures are written in. */
export type Cell = string | number | null;
export type Table = { rows: Cell[][]; decimal: 'pt-BR' | 'en-US' };

/** Maximum rows, header included, and columns: some more than `allColumns`. */
export const maxRows = 5001;
export const maxColumns = 1000;

/** A file that is no sheet, or one too large to be an honest one. */
export class SheetError extends Error {
  readonly reason: 'unreadable' | 'too_large';

  constructor(reason: 'unreadable' | 'too_large') {
    super(`sheet ${reason}`);
    this.name = 'SheetError';
    this.reason = reason;
  }
}

/**
 * The decimal sign of a sheet's text figures. `1.234` alone is ambiguous; a `2.8` or `2,8` anywhere in the sheet
 * decides, else `fallback` does.
 */
export function decimalOf(rows: Cell[][], fallback: Table['decimal']): Table['decimal'] {
  let [points, commas] = [0, 0];
  for (const cell of rows.flat()) {
    if (typeof cell !== 'string') continue;
    if (/^-?\d+\.(\d{1,2}|\d{4,})$/.test(cell) || /^-?\d{1,3}(,\d{3})+\.\d+$/.test(cell)) points += 1;
    if (/^-?\d+,(\d{1,2}|\d{4,})$/.test(cell) || /^-?\d{1,3}(\.\d{3})+,\d+$/.test(cell)) commas += 1;
  }
  if (points === commas) return fallback;
  return points > commas ? 'en-US' : 'pt-BR';
}
