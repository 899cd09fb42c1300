import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { replaceFloors } from './floorRepository.ts';
import type { UnitPath } from './towerPath.ts';
import type { UnitChange, UnitInput } from './unitSchemas.ts';

/**
 * The unit of a path.
 *
 * @throws ApiError 404 when the project has no such unit.
 */
export async function findUnit(db: Database, path: UnitPath) {
  const unit = await selectUnit(db, path).executeTakeFirst();
  if (unit === undefined) throw notFound();
  return unit;
}

/**
 * The unit of a path, locked until the transaction ends. Whatever writes below a unit locks it first: changes of one
 * tower happen one after the other, so one reference option, one valid version and existing floors are certain.
 */
export async function holdUnit(trx: Database, path: UnitPath) {
  const unit = await selectUnit(trx, path).forUpdate().executeTakeFirst();
  if (unit === undefined) throw notFound();
  return unit;
}

function selectUnit(db: Database, { projectId, unitId }: UnitPath) {
  return db.selectFrom('units').selectAll().where('id', '=', unitId).where('projectId', '=', projectId);
}

/** Stores a unit with its floors. @returns its id. */
export async function createUnit(
  db: Database,
  user: CurrentUser,
  projectId: string,
  input: UnitInput,
): Promise<string> {
  const id = newId();
  // Ids of groups name stored ones, and there are none yet: a copied body may still carry the original's.
  const groups = input.data.floorGroups.map((group) => ({ ...group, id: undefined }));
  await withTransaction(db, async (trx) => {
    const { name, repetitionCount = 1, dwellings = null } = input;
    const unit = { id, projectId, name, repetitionCount, dwellings, towerId: newId() };
    await trx.insertInto('units').values(unit).execute();
    await replaceFloors(trx, id, groups);
    const activity = { projectId, user, entity: 'unit', entityId: id, entityName: input.name } as const;
    await recordActivity(trx, { ...activity, verb: 'created' });
  });
  return id;
}

/**
 * Changes name, counts and floors.
 *
 * @throws ApiError 409 when somebody saved since `expected`; FieldError for a foreign group id.
 */
export async function updateUnit(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: UnitChange,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const unit = await holdUnit(trx, path);
    assertRevision(unit.revision, expected);
    const reshaped = input.data !== undefined && (await replaceFloors(trx, unit.id, input.data.floorGroups));
    await trx
      .updateTable('units')
      .set((eb) => ({
        name: input.name ?? unit.name,
        repetitionCount: input.repetitionCount ?? unit.repetitionCount,
        dwellings: input.dwellings === undefined ? unit.dwellings : input.dwellings,
        revision: eb('revision', '+', 1),
        updatedAt: new Date(),
        ...(reshaped ? { towerVersion: eb('towerVersion', '+', 1), towerUpdatedAt: new Date() } : {}),
      }))
      .where('id', '=', unit.id)
      .execute();
    await recordActivity(trx, {
      projectId: path.projectId,
      user,
      entity: 'unit',
      verb: 'updated',
      entityId: unit.id,
      entityName: input.name ?? unit.name,
      details: { floorsChanged: reshaped },
    });
  });
}

/** Deletes a unit with everything below it. @throws ApiError 409 when somebody saved since `expected`. */
export async function deleteUnit(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { id, name, revision } = await holdUnit(trx, path);
    assertRevision(revision, expected);
    await trx.deleteFrom('units').where('id', '=', id).execute();
    const activity = {
      projectId: path.projectId,
      user,
      entity: 'unit',
      entityId: id,
      entityName: name,
    } as const;
    await recordActivity(trx, { ...activity, verb: 'deleted' });
  });
}
