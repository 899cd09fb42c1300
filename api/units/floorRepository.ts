import type { FloorGroup } from '#domain/unit.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { type FloorPlan, planFloors, type StoredGroup } from './floorPlan.ts';

export type FloorRow = {
  id: string;
  groupId: string;
  groupName: string;
  category: FloorGroup['category'];
  area: number;
  height: number;
  index: number;
};

/** The floors of a unit, from the deepest basement up. Area m² and height m of one floor. */
export async function listFloors(db: Database, unitId: string): Promise<FloorRow[]> {
  return db
    .selectFrom('floors')
    .innerJoin('floorGroups', 'floorGroups.id', 'floors.groupId')
    .where('floors.unitId', '=', unitId)
    .select(['floors.id', 'floors.groupId', 'floorGroups.name as groupName', 'floorGroups.category'])
    .select(['floorGroups.area', 'floorGroups.height', 'floors.index'])
    .orderBy('floors.index')
    .execute();
}

/** The floor groups of a unit in the order given. */
export async function listGroups(db: Database, unitId: string) {
  return db
    .selectFrom('floorGroups')
    .where('unitId', '=', unitId)
    .select(['id', 'name', 'category', 'area', 'height', 'repetition', 'index'])
    .orderBy('position')
    .execute();
}

/**
 * Makes a unit's floors those of `groups`, keeping the ids of what stays, and marks the modules whose floors changed
 * as outdated. To be called in a transaction that holds the unit.
 *
 * @returns whether the tower's floors themselves changed, names aside.
 * @throws FieldError when a group's id is none of the unit's, or given twice.
 */
export async function replaceFloors(trx: Database, unitId: string, groups: FloorGroup[]): Promise<boolean> {
  const stored = await readStored(trx, unitId);
  assertGroupIds(stored, groups);
  const plan = planFloors(stored, groups);
  await markOutdated(trx, plan.reshapedGroups);
  await store(trx, unitId, plan);
  return plan.reshapedGroups.length > 0 || plan.groups.length !== stored.length;
}

async function readStored(trx: Database, unitId: string): Promise<StoredGroup[]> {
  const floors = Map.groupBy(await listFloors(trx, unitId), (floor) => floor.groupId);
  const groups = await listGroups(trx, unitId);
  return groups.map((group) => ({ ...group, floors: (floors.get(group.id) ?? []).map(({ id }) => id) }));
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

/** The revision rises too: who edits such a module right now must look at the new floors first. */
async function markOutdated(trx: Database, groupIds: string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await trx
    .updateTable('modules')
    .set((eb) => ({ outdated: true, revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('moduleFloors')
        .innerJoin('floors', 'floors.id', 'moduleFloors.floorId')
        .where('floors.groupId', 'in', groupIds)
        .select('moduleFloors.moduleId'),
    )
    .execute();
}

async function store(trx: Database, unitId: string, plan: FloorPlan): Promise<void> {
  if (plan.removedFloors.length > 0)
    await trx.deleteFrom('floors').where('id', 'in', plan.removedFloors).execute();
  await (trx as Kysely<Tables>)
    .insertInto('floorGroups')
    .values(plan.groups.map((group) => ({ ...group, unitId })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        category: eb.ref('excluded.category'),
        area: eb.ref('excluded.area'),
        height: eb.ref('excluded.height'),
        repetition: eb.ref('excluded.repetition'),
        position: eb.ref('excluded.position'),
        index: eb.ref('excluded.index'),
      })),
    )
    .execute();
  await (trx as Kysely<Tables>)
    .insertInto('floors')
    .values(plan.floors.map((floor) => ({ ...floor, unitId })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        index: sql<number>`excluded.index`,
        groupId: sql<string>`excluded.group_id`,
      }),
    )
    .execute();
  if (plan.removedGroups.length > 0)
    await trx.deleteFrom('floorGroups').where('id', 'in', plan.removedGroups).execute();
}
