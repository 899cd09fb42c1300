import { isIntensive } from '#domain/structures/dimensions.ts';
import { type Sheet, towerArea } from '../sheet/sheet.ts';
import { isFoundation } from '../sheet/foundationColumn.ts';
import { rowOf } from '../sheet/sheetRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';

/** The total of a row over all floors of the option, per m² of the tower in that mode; null for what cannot be added. */
export function rowTotal({ rows, columns }: Sheet, row: number, mode: ValueMode): number | null {
  const key = rows[row] ?? '';
  // Adding spans, thicknesses and counts is meaningless.
  if (isIntensive(rowOf(key).dimension)) return null;
  let [sum, isUsed] = [0, false];
  for (const column of columns) {
    const value = column.cells[key];
    if (typeof value !== 'number') continue;
    isUsed = true;
    sum += value * (isFoundation(column) ? 1 : column.floors.length);
  }
  if (!isUsed) return null;
  if (mode !== 'area') return sum;
  const area = towerArea(columns);
  return area > 0 ? sum / area : null;
}
