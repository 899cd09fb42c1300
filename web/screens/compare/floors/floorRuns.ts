import type { Range } from '#domain/range.ts';

/** A floor with what each option puts on it, in the order of the options; null without structure. */
type ComparedFloor = {
  id: string;
  index: number;
  name: string;
  area: number;
  values: (Range | null)[];
};

/** Adjacent floors with one name that are alike in every option; `from` and `to` count within that name. */
export type FloorRun = Omit<ComparedFloor, 'index'> & { from: number; to: number; of: number };

const isAlike = (a: Range | null, b: Range | null | undefined) => a?.min === b?.min && a?.max === b?.max;

/** Floors from the top down, equal ones in one row: thirty type floors are shown once. */
export function floorRuns(floors: readonly ComparedFloor[]): FloorRun[] {
  const counts = new Map<string, number>();
  const runs: FloorRun[] = [];
  for (const { index: _, ...floor } of floors.toSorted((a, b) => a.index - b.index)) {
    const place = (counts.get(floor.name) ?? 0) + 1;
    counts.set(floor.name, place);
    const last = runs.at(-1);
    const goesOn =
      last?.name === floor.name &&
      last.area === floor.area &&
      floor.values.every((value, option) => isAlike(value, last.values[option]));
    if (goesOn) last.to = place;
    else runs.push({ ...floor, from: place, to: place, of: 0 });
  }
  return runs.map((run) => ({ ...run, of: counts.get(run.name) ?? 1 })).toReversed();
}
