import type { PastedAmount } from './paste/pastedTable.ts';
import type { Sheet } from './sheet.ts';
import { rowOf, type SheetElement } from './sheetRows.ts';

/** Rows of an element of one column that hold something else than what is pasted beside them. */
type RemainingRows = { key: string; column: number; element: SheetElement; rows: string[] };

/** What remains beside pasted amounts unless their elements are replaced; dimensions are no element. */
export function remainingRows({ columns }: Sheet, amounts: readonly PastedAmount[]): RemainingRows[] {
  const ofMaterials = amounts.filter(({ row }) => rowOf(row).element !== 'dimensions');
  const touched = Map.groupBy(ofMaterials, ({ row, column }) => `${column} ${rowOf(row).element}`);
  return [...touched].flatMap(([key, [first]]) => {
    if (first === undefined) return [];
    const { column } = first;
    const { element } = rowOf(first.row);
    const pasted = new Set(amounts.flatMap((each) => (each.column === column ? [each.row] : [])));
    const rows = Object.keys(columns[column]?.cells ?? {}).filter(
      (row) => rowOf(row).element === element && !pasted.has(row),
    );
    return rows.length === 0 ? [] : [{ key, column, element, rows }];
  });
}
