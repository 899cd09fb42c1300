import { importMessage } from './importTexts.ts';
import type { Fault, SheetRow } from './sheetRows.ts';

/** What a value is known by: its letters in lower case. */
export const keyOf = (value: string | number | undefined) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The value that all rows agree on, ignoring case, with the first row that gives it; a row may leave it out. */
export function agreed<T extends string | number>(
  rows: SheetRow[],
  column: string,
  read: (row: SheetRow) => T | undefined,
  report: (fault: Fault) => void,
): { value: T; row: number } | undefined {
  const [first, ...others] = rows.flatMap((each) => {
    const value = read(each);
    return value === undefined ? [] : [{ value, row: each.row }];
  });
  if (first === undefined) return undefined;
  for (const { value, row } of others)
    if (keyOf(value) !== keyOf(first.value))
      report({ row, column, message: importMessage('differs', { row: first.row }) });
  return first;
}
