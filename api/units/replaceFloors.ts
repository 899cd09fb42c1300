import type { FloorGroup } from '#domain/tower/unit.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { planFloors, type StoredGroup } from './floorPlan.ts';
import { type FloorRow, listFloors, listGroups, markOutdated, storeFloors } from './floorRepository.ts';

/**
 * Changes a unit's floors to those of `groups`, keeping the ids of what stays, and marks the modules whose floors
 * changed as outdated. Call it in a transaction that locks the unit.
 * @returns whether the floors themselves changed, apart from names. @throws FieldError when a group's id is not the
 * unit's, or given twice.
 */
export async function replaceFloors(trx: Database, unitId: string, groups: FloorGroup[]): Promise<boolean> {
  const floors = await listFloors(trx, unitId);
  const stored = await readStored(trx, unitId, floors);
  assertGroupIds(stored, groups);
  const plan = planFloors(stored, groups);
  await markOutdated(trx, plan.reshapedGroups);
  await storeFloors(trx, unitId, plan);
  const indexes = new Map(floors.map(({ id, index }) => [id, index]));
  return plan.reshapedGroups.length > 0 || plan.floors.some(({ id, index }) => indexes.get(id) !== index);
}

async function readStored(trx: Database, unitId: string, floors: FloorRow[]): Promise<StoredGroup[]> {
  const byGroup = Map.groupBy(floors, (floor) => floor.groupId);
  const groups = await listGroups(trx, unitId);
  return groups.map((group) => ({ ...group, floors: (byGroup.get(group.id) ?? []).map(({ id }) => id) }));
}

function assertGroupIds(stored: StoredGroup[], groups: FloorGroup[]): void {
  const known = new Set(stored.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [position, { id }] of groups.entries()) {
    if (id === undefined) continue;
    if (!known.has(id)) throw new FieldError({ [`floorGroups.${position}.id`]: 'general.invalid' });
    if (seen.has(id)) throw new FieldError({ [`floorGroups.${position}.id`]: 'general.duplicate' });
    seen.add(id);
  }
}
