import { isIntensive } from '#domain/structures/dimensions.ts';
import { type CellValue, floorArea, type SheetColumn } from './sheet.ts';
import type { SheetRow } from './sheetRows.ts';

/** What the numbers shown are of: one floor, all floors of the group, a m² of floor. Kept per floor in any case. */
export const valueModes = ['floor', 'group', 'area'] as const;
export type ValueMode = (typeof valueModes)[number];

/** What a number of one floor is multiplied by to be shown; 0 where it cannot be. */
function shownFactor(column: SheetColumn, row: SheetRow, mode: ValueMode): number {
  // A foundation stands on no floor: its amounts are of the whole of it.
  if (mode === 'floor' || column.floors.length === 0 || isIntensive(row.dimension)) return 1;
  if (mode === 'group') return column.floors.length;
  const area = floorArea(column);
  return area > 0 ? 1 / area : 0;
}

/** Without binary rounding errors: 33.3̅ of three floors is 100 again. */
const tidy = (value: number) => Number(value.toPrecision(14));

export function toShown(value: CellValue, column: SheetColumn, row: SheetRow, mode: ValueMode): CellValue {
  return typeof value === 'string' ? value : tidy(value * shownFactor(column, row, mode));
}

export function toStored(value: CellValue, column: SheetColumn, row: SheetRow, mode: ValueMode): CellValue {
  const factor = shownFactor(column, row, mode);
  return typeof value === 'string' || factor === 0 ? value : value / factor;
}
