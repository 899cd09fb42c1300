import type { FloorCategory } from './floorCategories.ts';

type Group = { name: string; category: FloorCategory; area: number; height: number; repetition: number };

/** One floor of a tower: area m², height m; `groupIndex` is the position of its group in the list. */
export type TowerFloor = {
  groupIndex: number;
  name: string;
  category: FloorCategory;
  area: number;
  height: number;
  index: number;
};

/**
 * The floors of a list of groups, in its order. Basement floors take the indexes -n..-1, n being all basement floors;
 * the others 0, 1, 2, … in the order given.
 */
export function expandFloors(groups: readonly Group[]): TowerFloor[] {
  let below = -groups.reduce(
    (sum, { category, repetition }) => sum + (category === 'basement_floor' ? repetition : 0),
    0,
  );
  let above = 0;
  return groups.flatMap(({ name, category, area, height, repetition }, groupIndex) =>
    Array.from({ length: repetition }, () => ({
      groupIndex,
      name,
      category,
      area,
      height,
      index: category === 'basement_floor' ? below++ : above++,
    })),
  );
}

/** Counts of floors by kind and the built area, m². */
type TowerSummary = {
  totalFloors: number;
  towerFloors: number;
  baseFloors: number;
  basementFloors: number;
  typeFloors: number;
  totalArea: number;
};

/** Sums up groups, or floors (each counting once). Tower floors are the typical ones and the penthouse. */
export function towerSummary(
  groups: readonly { category: FloorCategory; area: number; repetition?: number }[],
): TowerSummary {
  const count = (...categories: FloorCategory[]) =>
    groups.reduce(
      (sum, group) => sum + (categories.includes(group.category) ? (group.repetition ?? 1) : 0),
      0,
    );
  return {
    totalFloors: groups.reduce((sum, group) => sum + (group.repetition ?? 1), 0),
    towerFloors: count('standard_floor', 'penthouse_floor'),
    baseFloors: count('ground_floor'),
    basementFloors: count('basement_floor'),
    typeFloors: count('standard_floor'),
    totalArea: groups.reduce((sum, group) => sum + group.area * (group.repetition ?? 1), 0),
  };
}

/** The parts of a floor that choosing floors needs. */
export type FloorOption = {
  readonly id: string;
  readonly index: number;
  readonly groupName: string;
  readonly category: string;
  readonly area: number;
};

/** Adjacent equal floors, named together. */
export type StackedGroup<Floor extends FloorOption> = {
  key: string;
  name: string;
  category: string;
  area: number;
  floors: Floor[];
};

/** Floors as a stack: the highest group first, within it the lowest floor first. */
export function floorGroups<Floor extends FloorOption>(floors: readonly Floor[]): StackedGroup<Floor>[] {
  const groups: StackedGroup<Floor>[] = [];
  for (const floor of floors.toSorted((a, b) => a.index - b.index)) {
    const last = groups.at(-1);
    const same =
      last?.name === floor.groupName && last.category === floor.category && last.area === floor.area;
    if (last && same) last.floors.push(floor);
    else
      groups.push({
        key: floor.id,
        name: floor.groupName,
        category: floor.category,
        area: floor.area,
        floors: [floor],
      });
  }
  return groups.toReversed();
}
