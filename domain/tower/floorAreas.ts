/** m² of floors together. */
export const areaOfFloors = (floors: readonly { readonly area: number }[]): number =>
  floors.reduce((sum, { area }) => sum + area, 0);

/** m² of one floor, the mean where floors differ; 0 without floors. */
export const meanFloorArea = (floors: readonly { readonly area: number }[]): number =>
  floors.length === 0 ? 0 : areaOfFloors(floors) / floors.length;

/** Areas that differ by less than this share count as equal: models and drawings round differently. */
const sameShare = 0.01;

/**
 * The different areas, m², among the floors of one module, smallest first; null where all are nearly equal. Amounts are
 * per floor, so a module over 1 250 m² and 210 m² gives both the same.
 */
export function differingAreas(floors: readonly { readonly area: number }[]): number[] | null {
  const distinct: number[] = [];
  for (const area of floors.map((floor) => floor.area).toSorted((a, b) => a - b)) {
    const last = distinct.at(-1);
    if (last === undefined || area - last > sameShare * area) distinct.push(area);
  }
  return distinct.length > 1 ? distinct : null;
}
