import { type Quantities, scaleQuantities, sumQuantities } from './quantities.ts';

type FloorArea = { id: string; area: number };

/** Which floors modules cover: counts, ids, areas m². Uncovered floors count in `area`. */
export type Coverage = {
  total_floors: number;
  covered_floors: number;
  uncovered: string[];
  double_covered: string[];
  area: number;
  covered_area: number;
};

/** Floors no longer in the tower are passed over. */
export function coverage(
  floors: readonly FloorArea[],
  modules: readonly { floor_ids: readonly string[] }[],
): Coverage {
  const times = new Map<string, number>();
  for (const { floor_ids } of modules) {
    for (const id of new Set(floor_ids)) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const covered = floors.filter(({ id }) => times.has(id));
  const area = (list: readonly FloorArea[]) => list.reduce((sum, floor) => sum + floor.area, 0);
  return {
    total_floors: floors.length,
    covered_floors: covered.length,
    uncovered: floors.filter(({ id }) => !times.has(id)).map(({ id }) => id),
    double_covered: floors.filter(({ id }) => (times.get(id) ?? 0) > 1).map(({ id }) => id),
    area: area(floors),
    covered_area: area(covered),
  };
}

/** A module's floors and what it amounts to on each of them. */
export type CoveringModule = { floor_ids: readonly string[]; per_floor: Quantities };

/** The module's totals: per floor × the floors it covers. */
export const moduleTotals = ({ floor_ids, per_floor }: CoveringModule): Quantities =>
  scaleQuantities(per_floor, floor_ids.length);

/** Per m² of one floor: what all modules covering it put there ÷ its area; nothing on a floor without structure. */
export function floorIntensity(floor: FloorArea, modules: readonly CoveringModule[]): Quantities {
  const here = modules
    .filter(({ floor_ids }) => floor_ids.includes(floor.id))
    .map(({ per_floor }) => per_floor);
  return scaleQuantities(sumQuantities(here), floor.area > 0 ? 1 / floor.area : 0);
}

/**
 * Per m² of a whole: the sum of amounts ÷ the sum of areas, which is the area-weighted mean of its parts. Parts without
 * quantities count with their area; null without any area.
 */
export function intensity(parts: readonly { area: number; totals: Quantities | null }[]): Quantities | null {
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  if (area <= 0) return null;
  const totals = parts.map((part) => part.totals).filter((each) => each !== null);
  return scaleQuantities(sumQuantities(totals), 1 / area);
}

/** Per m² of a tower, floors without structure counted in the area. */
export function towerIntensity(
  floors: readonly FloorArea[],
  modules: readonly CoveringModule[],
): Quantities | null {
  const area = floors.reduce((sum, floor) => sum + floor.area, 0);
  return intensity([{ area, totals: sumQuantities(modules.map(moduleTotals)) }]);
}
