import { type Range, scaleRange } from '#domain/range.ts';

type Floor = {
  readonly index: number;
  readonly groupName: string;
  /** m² */
  readonly area: number;
  /** Per m² of the floor; null without structure. */
  readonly consumption: { readonly co2: Range; readonly energy: Range } | null | undefined;
};

type Consumption = Floor['consumption'];

const isSameRange = (a: Range, b: Range) => a.min === b.min && a.max === b.max;
const isSame = (a: Consumption, b: Consumption) =>
  a == null || b == null ? a == b : isSameRange(a.co2, b.co2) && isSameRange(a.energy, b.energy);

/**
 * Floors from the top down, adjacent equal ones in one row: `area` in m² and `total` in kgCO₂e and MJ are sums,
 * intensities are per m², null without structure. `from` and `to` count the floors of one name from the lowest, `of` is
 * how many have it.
 */
export function floorRows(floors: readonly Floor[]) {
  const runs: (Omit<Floor, 'area'> & { area: number; each: number; from: number; to: number })[] = [];
  const counts = new Map<string, number>();
  for (const floor of floors.toSorted((a, b) => a.index - b.index)) {
    const place = (counts.get(floor.groupName) ?? 0) + 1;
    counts.set(floor.groupName, place);
    const last = runs.at(-1);
    const follows = last?.groupName === floor.groupName && last.each === floor.area;
    if (follows && isSame(last.consumption, floor.consumption)) {
      last.to = place;
      last.area += floor.area;
    } else runs.push({ ...floor, each: floor.area, from: place, to: place });
  }
  return runs
    .map(({ index, groupName: name, area, consumption, from, to }) => {
      const perSquareMeter = consumption ?? null;
      const total = perSquareMeter && {
        co2: scaleRange(perSquareMeter.co2, area),
        energy: scaleRange(perSquareMeter.energy, area),
      };
      return { index, name, area, from, to, of: counts.get(name) ?? 1, total, perSquareMeter };
    })
    .toReversed();
}
export type FloorRow = ReturnType<typeof floorRows>[number];
