/** Kinds of floors; basement floors lie below index 0. */
export const floorCategories = [
  'standard_floor',
  'ground_floor',
  'basement_floor',
  'penthouse_floor',
] as const;
export type FloorCategory = (typeof floorCategories)[number];
