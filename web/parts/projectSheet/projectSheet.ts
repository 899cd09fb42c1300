import { csvFormat } from '../../i18n/csv.ts';

/** A row of an import sheet by column. */
export type SheetCells = Readonly<Record<string, string | number>>;

/** Columns every import sheet has, whatever its rows hold. */
const always = ['floor_area', 'floor_height'];

/** Rows as an import sheet, so that what is made in the browser is checked and made as any sheet is: all or nothing. */
export function projectSheet(rows: readonly SheetCells[]): string {
  const columns = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...always])];
  const { sheet, decimal } = csvFormat('pt-BR');
  const cell = (value: string | number | undefined) =>
    typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : decimal(value);
  return sheet([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
}
