import type { FloorGroup } from '#domain/tower/unit.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { Ids } from '../db/selectTogether.ts';
import type { FloorPlan } from './floorPlan.ts';

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
export const listFloors = (db: Database, unitId: string): Promise<FloorRow[]> =>
  selectFloors(db, [unitId]).execute();

/** The same of several units. */
export const selectFloors = (db: Database, unitIds: Ids) =>
  db
    .selectFrom('floors')
    .innerJoin('floorGroups', 'floorGroups.id', 'floors.groupId')
    .where('floors.unitId', 'in', unitIds)
    .select(['floors.id', 'floors.groupId', 'floorGroups.name as groupName', 'floorGroups.category'])
    .select(['floorGroups.area', 'floorGroups.height', 'floors.index'])
    .orderBy('floors.index');

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
 * Marks the modules over floors of these groups as outdated. Their revision rises too, so that whoever is editing one
 * must look at the new floors first.
 */
export async function markOutdated(trx: Database, groupIds: string[]): Promise<void> {
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

/** Stores floors and groups as planned. */
export async function storeFloors(trx: Database, unitId: string, plan: FloorPlan): Promise<void> {
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
