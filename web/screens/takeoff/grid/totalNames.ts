import type { MasonryMaterial } from '../sheet/sheetTotals.ts';

/** The measures with a usual band, in the order of the sheet. */
export const sanityMeasures = ['concrete_per_area', 'steel_per_concrete', 'steel_per_area'] as const;
export type ShownMeasure = (typeof sanityMeasures)[number];

/** A row of totals. */
export type TotalName = 'concrete' | 'steel' | 'co2' | 'cost' | MasonryMaterial | ShownMeasure;

export const isMeasure = (name: TotalName): name is ShownMeasure =>
  (sanityMeasures as readonly string[]).includes(name);
