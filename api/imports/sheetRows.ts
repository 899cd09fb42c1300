import { parseLocaleNumber } from '#domain/numbers.ts';
import { allColumns, requiredColumns } from './columns.ts';
import { importMessage } from './importTexts.ts';
import { codeOf } from './people/choices.ts';
import { columnOf } from './people/headings.ts';
import { cellInside } from '#domain/structures/wireUnits.ts';
import { type Cell, maxColumns, maxRows, type Table } from './sheet/table.ts';

/** A fault in one column of a row; `row` counts as in the sheet, with the header as 1. */
export type Fault = { row: number; column: string; message: string };

/** A row by column. A figure that is no number stays text, for the rules to refuse. */
export type SheetRow = {
  row: number;
  text: (column: string) => string | undefined;
  number(column: string): number | string | undefined;
};

/** Sheets use 0 for none. */
export function isFilled(row: SheetRow, column: string): boolean {
  const value = row.number(column);
  return value !== undefined && value !== 0;
}

/** The result of reading a sheet; `written` is how its header writes each column: by code, or by a heading. */
export type ReadSheet = { rows: SheetRow[]; faults: Fault[]; written: ReadonlyMap<string, string> };

/** The rows below the header, without empty ones. With faults in the header nothing else is read. */
export function sheetRows({ rows, decimal }: Table): ReadSheet {
  const [first = [], ...rest] = rows;
  const headings = first.map((cell) => String(cell ?? '').trim());
  const header = headings.map(columnOf);
  const written = new Map(header.map((column, index) => [column, headings[index] ?? column]));
  const faults = headerFaults(header);
  const filled = rest
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  const sheetFault = (message: string) => faults.push({ row: 1, column: '', message });
  if (filled.length === 0) sheetFault(importMessage('no_rows'));
  if (rows.length > maxRows) sheetFault(importMessage('too_many_rows', { max: maxRows - 1 }));
  if (header.length > maxColumns) sheetFault(importMessage('too_many_columns', { max: maxColumns }));
  if (faults.length > 0) return { rows: [], faults, written };
  for (const { cells, row } of filled) {
    const beyond = cells.slice(header.length).some((cell) => cell !== null);
    if (beyond) faults.push({ row, column: '', message: importMessage('too_many_cells') });
  }
  const places = new Map(header.map((column, index) => [column, index]));
  const read = ({ cells, row }: { cells: Cell[]; row: number }): SheetRow => {
    const cell = (column: string) => cells[places.get(column) ?? -1] ?? undefined;
    return {
      row,
      text: (column) => {
        const value = cell(column)?.toString();
        return value === undefined ? undefined : codeOf(column, value);
      },
      number: (column) => {
        const value = cell(column);
        const figure = typeof value === 'string' ? (parseLocaleNumber(value, decimal) ?? value) : value;
        // Under its code a column has /v1's unit, under a heading the unit in that heading.
        const isCode = written.get(column)?.toLowerCase() === column;
        return isCode && typeof figure === 'number' ? cellInside(column, figure) : figure;
      },
    };
  };
  return { rows: filled.map(read), faults, written };
}

const fault = (column: string, message: string): Fault => ({ row: 1, column, message });

function headerFaults(header: string[]): Fault[] {
  // Excel leaves trailing empty cells in the header.
  const named = header.filter((column) => column !== '');
  const unknown = named.filter((column) => !allColumns.includes(column));
  const missing = requiredColumns.filter((column) => !header.includes(column));
  const repeated = named.filter((column, index) => named.indexOf(column) !== index);
  return [
    ...unknown.map((column) => fault(column.slice(0, 100), importMessage('unknown_column'))),
    ...missing.map((column) => fault(column, importMessage('missing_column'))),
    ...new Set(repeated.map((column) => fault(column, importMessage('repeated_column')))),
  ];
}
