import { csvCell, csvFormat } from '../../../i18n/csv.ts';
import type { ComparisonSheet } from '../compared/compared.ts';

/** Sheets one below the other as CSV of a language, each under its header and apart by an empty line. */
export function comparisonCsv(sheets: readonly ComparisonSheet[], language: string): string {
  const { decimalOrEmpty, sheet } = csvFormat(language);
  const rows = sheets.flatMap(({ header, rows: lines }, index) => [
    ...(index > 0 ? [[]] : []),
    header.map(csvCell),
    ...lines.map((line) =>
      line.map((cell) => (typeof cell === 'string' ? csvCell(cell) : decimalOrEmpty(cell))),
    ),
  ]);
  return sheet(rows);
}
