import type { OptionCreate, OptionUpdate } from '#domain/option.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import type { OptionPath, UnitPath } from '../units/towerPath.ts';
import { holdUnit } from '../units/unitRepository.ts';

/** The option of a path. @throws ApiError 404 when the unit has no such option. */
export async function findOption(db: Database, { projectId, unitId, optionId }: OptionPath) {
  const option = await db
    .selectFrom('options')
    .innerJoin('units', 'units.id', 'options.unitId')
    .selectAll('options')
    .select('units.towerId')
    .where('options.id', '=', optionId)
    .where('units.id', '=', unitId)
    .where('units.projectId', '=', projectId)
    .executeTakeFirst();
  if (option === undefined) throw notFound();
  return option;
}

/**
 * Stores an option; one that is to be the reference takes the mark from whichever had it, and the first of a unit is the reference however it was
 * sent. @returns its id.
 */
export async function createOption(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: OptionCreate,
): Promise<string> {
  const id = newId();
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const isReference = input.isReference || !(await hasOptions(trx, path.unitId));
    if (isReference) await clearReference(trx, path.unitId);
    await trx
      .insertInto('options')
      .values({ id, unitId: path.unitId, name: input.name, isReference })
      .execute();
    await record(trx, user, path, { id, name: input.name }, 'created', { isReference });
  });
  return id;
}

/** Changes name and mark. @throws ApiError 409 when somebody saved since `expected`. */
export async function updateOption(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  input: OptionUpdate,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const option = await findOption(trx, path);
    assertRevision(option.revision, expected);
    const { name = option.name, isReference = option.isReference } = input;
    if (isReference && !option.isReference) await clearReference(trx, path.unitId);
    await trx
      .updateTable('options')
      .set((eb) => ({ name, isReference, revision: eb('revision', '+', 1), updatedAt: new Date() }))
      .where('id', '=', option.id)
      .execute();
    await record(trx, user, path, { id: option.id, name }, 'updated', { isReference });
  });
}

/** Deletes an option with its modules; a reference leaves no successor. @throws ApiError 409 as updateOption. */
export async function deleteOption(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const option = await findOption(trx, path);
    assertRevision(option.revision, expected);
    await trx.deleteFrom('options').where('id', '=', option.id).execute();
    await record(trx, user, path, option, 'deleted', {});
  });
}

async function hasOptions(trx: Database, unitId: string): Promise<boolean> {
  const option = await trx
    .selectFrom('options')
    .select('id')
    .where('unitId', '=', unitId)
    .limit(1)
    .executeTakeFirst();
  return option !== undefined;
}

/**
 * The option that loses the mark keeps its revision: nobody edited it, and a list read before must not turn the next
 * click on it into a conflict.
 */
async function clearReference(trx: Database, unitId: string): Promise<void> {
  await trx
    .updateTable('options')
    .set({ isReference: false })
    .where('unitId', '=', unitId)
    .where('isReference', '=', true)
    .execute();
}

async function record(
  trx: Database,
  user: CurrentUser,
  { projectId, unitId }: UnitPath,
  option: { id: string; name: string },
  verb: string,
  details: Record<string, unknown>,
): Promise<void> {
  const entity = { entity: 'option', entityId: option.id, entityName: option.name } as const;
  await recordActivity(trx, { projectId, user, ...entity, verb, details: { ...details, unitId } });
}
