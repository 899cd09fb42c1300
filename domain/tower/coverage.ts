import { areaOfFloors } from './floorAreas.ts';

type FloorArea = { id: string; area: number };

/** Which floors modules cover: counts, ids, areas m². Uncovered floors count in `area`. */
type Coverage = {
  totalFloors: number;
  coveredFloors: number;
  uncoveredFloors: string[];
  sharedFloors: string[];
  area: number;
  coveredArea: number;
};

/** Floors no longer in the tower are ignored. */
export function coverage(
  floors: readonly FloorArea[],
  modules: readonly { floorIds: readonly string[] }[],
): Coverage {
  const times = new Map<string, number>();
  for (const { floorIds } of modules) {
    for (const id of new Set(floorIds)) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const covered = floors.filter(({ id }) => times.has(id));
  return {
    totalFloors: floors.length,
    coveredFloors: covered.length,
    uncoveredFloors: floors.filter(({ id }) => !times.has(id)).map(({ id }) => id),
    sharedFloors: floors.filter(({ id }) => (times.get(id) ?? 0) > 1).map(({ id }) => id),
    area: areaOfFloors(floors),
    coveredArea: areaOfFloors(covered),
  };
}
