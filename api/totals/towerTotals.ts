import type { Quantities } from '#domain/materials/quantities.ts';
import type { Technology } from '#domain/structures/technology.ts';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { TotalsSource } from '#domain/tower/representativeOption.ts';

/**
 * How towers are counted. To be raised by whatever makes the same rows below a tower amount to something else, or changes
 * what is kept of them: what was counted otherwise is then summed where it is read, and counted anew.
 */
export const countedBy = 1;

/** What one such tower amounts to, as it is kept beside it. */
export type TowerTotals = {
  /** m² */
  area: number;
  totalFloors: number;
  uncoveredFloors: number;
  /** Of the floors that have a structure, m². */
  coveredArea: number;
  source: TotalsSource;
  /** The option that stands for it; null while none has a structure. */
  optionId: string | null;
  /** What its structure amounts to, without parts; null while there is none. */
  structure: Quantities | null;
  /** What the option's foundation amounts to; null without one. */
  foundation: Quantities | null;
  /** From the lowest floors up. */
  elevation: EqualFloors[];
};

/** Floors of a unit that are alike and follow each other; area m² and height m of one. */
export type EqualFloors = {
  category: FloorCategory;
  area: number;
  height: number;
  count: number;
  technologies: Technology[];
};
