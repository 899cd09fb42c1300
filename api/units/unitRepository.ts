import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom, insertingInto } from '../db/rowStatements.ts';
import type { UnitTable } from '../db/tables/towerTables.ts';
import type { WholeRow } from '../db/wholeRows.ts';
import { notFound } from '../errors.ts';
import type { UnitPath } from './towerPath.ts';

/**
 * The unit of a path.
 *
 * @throws ApiError 404 when the project has no such unit.
 */
export async function findUnit(db: Database, path: UnitPath) {
  return selectUnit(db, path).executeTakeFirstOrThrow(notFound);
}

/** The unit of a path, locked until the transaction ends; see inTower. */
export async function lockUnit(trx: Database, path: UnitPath) {
  return selectUnit(trx, path).forUpdate().executeTakeFirstOrThrow(notFound);
}

function selectUnit(db: Database, { projectId, unitId }: UnitPath) {
  return db.selectFrom('units').selectAll().where('id', '=', unitId).where('projectId', '=', projectId);
}

/** The units of a project, locked until the transaction ends. */
export async function lockUnits(trx: Database, projectId: string): Promise<Selectable<UnitTable>[]> {
  return trx
    .selectFrom('units')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The units of projects in the order of their ids: their names and counts. */
export const listUnits = (db: Database, projectIds: string[]) => selectUnits(db, projectIds).execute();

export const selectUnits = (db: Database, projectIds: string[]) =>
  db
    .selectFrom('units')
    .select(['id', 'projectId', 'towerId', 'name', 'type', 'repetitionCount', 'dwellings'])
    .where('projectId', '=', sql<string>`any(${projectIds}::uuid[])`)
    .orderBy('projectId')
    .orderBy('id');

/** What the units of a project are called. */
export async function listUnitNames(db: Database, projectId: string): Promise<string[]> {
  const rows = await db.selectFrom('units').select('name').where('projectId', '=', projectId).execute();
  return rows.map(({ name }) => name);
}

export const insertUnit = insertingInto('units');

type UnitFields = WholeRow<
  UnitTable,
  'id' | 'projectId' | 'type' | 'towerId' | 'towerVersion' | 'towerUpdatedAt'
>;

/** Updates a unit; the revision rises, and with `reshaped` floors the version of the tower. */
export async function updateUnit(
  db: Database,
  id: string,
  fields: UnitFields,
  { reshaped }: { reshaped: boolean },
): Promise<void> {
  await db
    .updateTable('units')
    .set((eb) => ({
      ...fields,
      revision: eb('revision', '+', 1),
      updatedAt: new Date(),
      ...(reshaped ? { towerVersion: eb('towerVersion', '+', 1), towerUpdatedAt: new Date() } : {}),
    }))
    .where('id', '=', id)
    .execute();
}

export const deleteUnit = deletingFrom('units');
