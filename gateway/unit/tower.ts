import { towerSummary } from '#domain/tower.ts';
import { badReply } from '../rest/restErrors.ts';
import type { FloorGroupRow, FloorRow, UnitDetail } from './unitWire.ts';

/**
 * The floors of a unit, from the lowest.
 *
 * @throws RestError UPSTREAM_BAD_REPLY where the answer leaves the tower out: no floors would be no area.
 */
export function floorsOf({ tower }: UnitDetail): FloorRow[] {
  if (tower == null) throw badReply('A unit does not say which floors it has');
  return tower.floors.toSorted((a, b) => a.index - b.index);
}

/** The groups as they were entered; on a service that keeps only floors, neighbours of one group are put together. */
export function floorGroupsOf(unit: UnitDetail): FloorGroupRow[] {
  const kept = unit.floor_groups;
  if (kept != null) return kept;
  const groups = Map.groupBy(
    floorsOf(unit),
    (floor) => floor.group_id ?? `${floor.group_name}|${floor.category}`,
  );
  return [...groups.values()].map((floors, index) => {
    const { group_id, group_name, category, area, height } = floors[0]!;
    return { id: group_id, name: group_name, category, area, height, repetition: floors.length, index };
  });
}

/** Counts of floors and the built area, m²: as sent, else counted. */
export function summaryOf(unit: UnitDetail) {
  const counted = towerSummary(unit.floor_groups ?? floorsOf(unit));
  return {
    totalFloors: unit.total_floors ?? counted.totalFloors,
    towerFloors: unit.tower_floors ?? counted.towerFloors,
    baseFloors: unit.base_floors ?? counted.baseFloors,
    basementFloors: unit.basement_floors ?? counted.basementFloors,
    typeFloors: unit.type_floors ?? counted.typeFloors,
    totalArea: unit.total_area ?? counted.totalArea,
  };
}
