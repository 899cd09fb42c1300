import { towerSummary } from '#domain/tower/tower.ts';
import { badReply } from '../rest/restErrors.ts';
import type { FloorGroupRow, FloorRow, UnitDetail } from './unitWire.ts';

/**
 * The floors of a unit, from the lowest.
 * @throws RestError UPSTREAM_BAD_REPLY where the answer leaves the tower out: no floors would mean no area.
 */
export function floorsOf({ tower }: UnitDetail): FloorRow[] {
  if (tower == null) throw badReply('A unit does not say which floors it has');
  return tower.floors.toSorted((a, b) => a.index - b.index);
}

/** The groups as entered; on a service that keeps only floors, adjacent floors of one group are combined. */
export function floorGroupsOf(unit: UnitDetail): FloorGroupRow[] {
  const kept = unit.floorGroups;
  if (kept != null) return kept;
  const groups = Map.groupBy(
    floorsOf(unit),
    (floor) => floor.groupId ?? `${floor.groupName}|${floor.category}`,
  );
  return [...groups.values()].map((floors, index) => {
    const { groupId, groupName, category, area, height } = floors[0]!;
    return { id: groupId, name: groupName, category, area, height, repetition: floors.length, index };
  });
}

/** Counts of floors and the built area, m²: as sent, else counted. */
export function summaryOf(unit: UnitDetail) {
  const counted = towerSummary(unit.floorGroups ?? floorsOf(unit));
  return {
    totalFloors: unit.totalFloors ?? counted.totalFloors,
    towerFloors: unit.towerFloors ?? counted.towerFloors,
    baseFloors: unit.baseFloors ?? counted.baseFloors,
    basementFloors: unit.basementFloors ?? counted.basementFloors,
    typeFloors: unit.typeFloors ?? counted.typeFloors,
    totalArea: unit.totalArea ?? counted.totalArea,
  };
}

export type CountedFloors = { category: string; area: number; height: number; repetition?: number };

/** The number of floors by kind, area (m²) and height (m), for comparing groups with single floors. */
export function floorCounts(floors: readonly CountedFloors[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, area, height, repetition = 1 } of floors) {
    const kind = `${category} ${area.toFixed(6)} ${height.toFixed(6)}`;
    counts[kind] = (counts[kind] ?? 0) + repetition;
  }
  return counts;
}
