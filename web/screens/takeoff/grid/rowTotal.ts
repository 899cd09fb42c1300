import { floorArea, type Sheet } from '../sheet/sheet.ts';
import { rowOf } from '../sheet/sheetRows.ts';
import { shownFactor, type ValueMode } from '../sheet/valueMode.ts';

/** What a row comes to on all floors of the option, per m² of them in that mode; null for what adds to nothing. */
export function rowTotal({ rows, columns }: Sheet, row: number, mode: ValueMode): number | null {
  const key = rows[row] ?? '';
  let [sum, area, isUsed] = [0, 0, false];
  for (const column of columns) {
    const value = column.cells[key];
    area += floorArea(column) * column.floors.length;
    if (typeof value !== 'number') continue;
    // Spans, thicknesses and counts add to nothing that means anything.
    if (shownFactor(column, rowOf(key), 'group') !== column.floors.length) return null;
    isUsed = true;
    sum += value * column.floors.length;
  }
  if (!isUsed) return null;
  if (mode !== 'area') return sum;
  return area > 0 ? sum / area : null;
}
