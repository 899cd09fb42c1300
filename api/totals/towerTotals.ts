import type { Quantities } from '#domain/materials/quantities.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { TotalsSource } from '#domain/tower/representativeOption.ts';

/**
 * The version of the sums, stored with them as `counted_by`. Raise it when the same rows below a tower amount to
 * something else, or when stored totals change their form: rows of another version are then summed when read, and stored
 * anew.
 */
export const totalsVersion = 1;

/** The stored totals of one such tower. */
export type TowerTotals = {
  /** m² */
  area: number;
  totalFloors: number;
  uncoveredFloors: number;
  /** Area of the floors with a structure, m². */
  coveredArea: number;
  source: TotalsSource;
  /** Its representative option; null while none has a structure. */
  optionId: string | null;
  /** Totals of its structure, without parts; null while there is none. */
  structure: Quantities | null;
  /** Totals of its foundation; null without one. */
  foundation: Quantities | null;
  /** From the lowest floors up. */
  elevation: EqualFloors[];
};

/** Adjacent floors of a unit that are alike; area m² and height m of one. */
export type EqualFloors = {
  category: FloorCategory;
  area: number;
  height: number;
  count: number;
  technologies: Technology[];
};
