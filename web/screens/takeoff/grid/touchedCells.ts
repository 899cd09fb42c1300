import { isUnreinforced } from '../sheet/unreinforcedConcrete.ts';
import { isAssumed, type Sheet, type SheetColumn } from '../sheet/sheet.ts';
import type { GridState, Place } from './gridState.ts';

type Area = { top: number; bottom: number; left: number; right: number };

/** The cells selected. */
export const areaOf = ({ anchor, cursor }: GridState): Area => ({
  top: Math.min(anchor.row, cursor.row),
  bottom: Math.max(anchor.row, cursor.row),
  left: Math.min(anchor.column, cursor.column),
  right: Math.max(anchor.column, cursor.column),
});

/** Whether numbers of the one column are shown otherwise in the other: by its floors, or where it has none. */
const isOtherwise = (one: SheetColumn, other: SheetColumn) =>
  one.technology !== other.technology || one.floors !== other.floors;

/** The cells whose numbers differ between two sheets; columns that are the same object are skipped. */
export function changedCells(before: Sheet, after: Sheet): Place[] {
  if (before === after) return [];
  const isMoved = before.rows !== after.rows;
  return after.columns.flatMap((column, at) => {
    const was = before.columns[at];
    if (was === column && !isMoved) return [];
    const all = isMoved || was === undefined || isOtherwise(was, column);
    const rows = [...after.rows.keys()].filter((row) => {
      const key = after.rows[row] ?? '';
      return (
        all ||
        was.cells[key] !== column.cells[key] ||
        isAssumed(was, key) !== isAssumed(column, key) ||
        isUnreinforced(was, key) !== isUnreinforced(column, key)
      );
    });
    return rows.map((row) => ({ row, column: at }));
  });
}

/** The cells selected in only one of two states, and those under the cursor before and after. */
export function reselectedCells(before: GridState, after: GridState): Place[] {
  if (before.cursor === after.cursor && before.anchor === after.anchor) return [];
  const [was, is] = [areaOf(before), areaOf(after)];
  return [
    before.cursor,
    after.cursor,
    ...places(was).filter((place) => !holds(is, place)),
    ...places(is).filter((place) => !holds(was, place)),
  ];
}

const holds = ({ top, bottom, left, right }: Area, { row, column }: Place) =>
  row >= top && row <= bottom && column >= left && column <= right;

export function places({ top, bottom, left, right }: Area): Place[] {
  const list: Place[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) list.push({ row, column });
  return list;
}
