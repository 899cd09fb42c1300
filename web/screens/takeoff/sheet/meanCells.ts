import { isIntensive, measuredDimension } from '#domain/structures/dimensions.ts';
import { rowOf } from './sheetRows.ts';

/** Amounts of one floor by row, and how many floors they stand for. */
type WeighedCells = { cells: readonly (readonly [row: string, value: number])[]; floors: number };

/** No more decimals than anyone measures: 1 cm³, 1 g. */
const measured = (value: number) => Number(value.toFixed(6));

/** The cells of one of `count` floors that hold together what all the parts hold. */
export function meanCells(parts: readonly WeighedCells[], count: number): Record<string, number> {
  const sums = new Map<string, { sum: number; floors: number }>();
  for (const { cells, floors } of parts) {
    for (const [row, value] of cells) {
      const known = sums.get(row) ?? { sum: 0, floors: 0 };
      sums.set(row, { sum: known.sum + value * floors, floors: known.floors + floors });
    }
  }
  return Object.fromEntries(
    [...sums].map(([key, { sum, floors }]) => {
      const row = rowOf(key);
      // Spans, thicknesses and counts are those of the floors that have them.
      const mean = sum / (isIntensive(row.dimension) ? floors : count);
      // What all of them share stays as typed.
      const isMean = parts.some((part) => part.cells.some(([each, value]) => each === key && value !== mean));
      return [
        key,
        isIntensive(row.dimension) && isMean ? measuredDimension(row.dimension, mean) : measured(mean),
      ];
    }),
  );
}
