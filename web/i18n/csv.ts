import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import { emptyValue } from './format.ts';

/** A cell for spreadsheets: quoted, and never read as a formula. */
export const csvCell = (text: string) => `"${spreadsheetText(text).replaceAll('"', '""')}"`;

/** Twelve digits; the rest is binary rounding error. */
export const withoutRoundingError = (value: number) => Number(value.toPrecision(12)) + 0;

/**
 * CSV as a spreadsheet of a language opens it: semicolons and decimal commas where the language writes them. Begins
 * with a BOM, without which Excel misreads accents.
 */
export function csvFormat(language: string) {
  const decimalSign = new Intl.NumberFormat(language).format(1.5).charAt(1);
  const separator = decimalSign === ',' ? ';' : ',';
  const decimal = (value: number | null | undefined) =>
    value === null || value === undefined
      ? ''
      : String(withoutRoundingError(value)).replace('.', decimalSign);
  return {
    /** An exact number without binary rounding errors; empty where there is none, as in a file to import. */
    decimal,
    /** The same for files that people read: `-` where there is none, as on the screens. */
    decimalOrEmpty: (value: number | null | undefined) => decimal(value) || emptyValue,
    /** Rows of finished cells as the text of a file. */
    sheet: (rows: readonly (readonly string[])[]) =>
      `\uFEFF${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`,
  };
}
