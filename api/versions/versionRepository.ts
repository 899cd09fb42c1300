import type { ModuleType } from '#domain/foundation/foundationType.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { assertSameFamily } from '../modules/foundationRules.ts';
import { findModule } from '../modules/moduleRepository.ts';
import type { ModulePath, VersionPath } from '../units/towerPath.ts';
import { holdUnit } from '../units/unitRepository.ts';
import { readStructure, structureColumns } from './structure.ts';
import type { VersionCreate, VersionUpdate } from './versionSchemas.ts';

/** The version of a path. @throws ApiError 404 when the module has no such version. */
export async function findVersion(db: Database, path: VersionPath) {
  const version = await db
    .selectFrom('versions')
    .innerJoin('modules', 'modules.id', 'versions.moduleId')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('units', 'units.id', 'options.unitId')
    .selectAll('versions')
    .where('versions.id', '=', path.versionId)
    .where('modules.id', '=', path.moduleId)
    .where('options.id', '=', path.optionId)
    .where('units.id', '=', path.unitId)
    .where('units.projectId', '=', path.projectId)
    .executeTakeFirst();
  if (version === undefined) throw notFound();
  return version;
}

/** Saves a set of quantities of a module; it counts only once it is made valid. @returns its id. */
export async function createVersion(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  input: VersionCreate,
): Promise<string> {
  const id = newId();
  const structure = readStructure(input.type, input.data);
  const isValid = input.isValid ?? false;
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const module = await findModule(trx, path);
    assertSameFamily(module.type, input.type);
    const number = module.lastVersion + 1;
    await trx.updateTable('modules').set({ lastVersion: number }).where('id', '=', module.id).execute();
    if (isValid) await replaceValid(trx, module.id, input.type);
    const { name, description = null } = input;
    const version = { id, moduleId: module.id, number, name, description, isValid };
    await trx
      .insertInto('versions')
      .values({ ...version, ...structureColumns(structure), userId: user.id })
      .execute();
    await record(trx, user, path, { id, name }, 'created', { isValid });
  });
  return id;
}

/** Changes name and description, or makes the version the valid one. @throws ApiError 409 as updateModule. */
export async function updateVersion(
  db: Database,
  user: CurrentUser,
  path: VersionPath,
  input: VersionUpdate,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const version = await findVersion(trx, path);
    assertRevision(version.revision, expected);
    const { name = version.name, description = version.description } = input;
    const becomesValid = input.isValid === true && !version.isValid;
    if (becomesValid) await replaceValid(trx, version.moduleId, version.type);
    await trx
      .updateTable('versions')
      .set((eb) => ({
        name,
        description,
        isValid: version.isValid || becomesValid,
        revision: eb('revision', '+', 1),
        updatedAt: new Date(),
      }))
      .where('id', '=', version.id)
      .execute();
    await record(trx, user, path, { id: version.id, name }, 'updated', { madeValid: becomesValid });
  });
}

/** Deletes a version. @throws ApiError 409 for the last one of a module, the valid one, or as updateVersion. */
export async function deleteVersion(
  db: Database,
  user: CurrentUser,
  path: VersionPath,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const version = await findVersion(trx, path);
    assertRevision(version.revision, expected);
    const other = await trx
      .selectFrom('versions')
      .select('id')
      .where('moduleId', '=', version.moduleId)
      .where('id', '<>', version.id)
      .limit(1)
      .executeTakeFirst();
    if (other === undefined) throw new ApiError(409, 'LAST_VERSION', 'last_version_stays');
    if (version.isValid) throw new ApiError(409, 'VALID_VERSION', 'valid_version_stays');
    await trx.deleteFrom('versions').where('id', '=', version.id).execute();
    await record(trx, user, path, version, 'deleted');
  });
}

/** Clears the way for another valid version, whose technology the module takes on. */
async function replaceValid(trx: Database, moduleId: string, type: ModuleType): Promise<void> {
  await trx
    .updateTable('versions')
    .set({ isValid: false })
    .where('moduleId', '=', moduleId)
    .where('isValid', '=', true)
    .execute();
  // Another editor's quantities rest on the version that stops counting: its revision says so.
  await trx
    .updateTable('modules')
    .set((eb) => ({ type, revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', '=', moduleId)
    .execute();
}

async function record(
  trx: Database,
  user: CurrentUser,
  { projectId, unitId, optionId, moduleId }: ModulePath,
  version: { id: string; name: string },
  verb: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const entity = { entity: 'version', entityId: version.id, entityName: version.name } as const;
  const place = { unitId, optionId, moduleId };
  await recordActivity(trx, { projectId, user, ...entity, verb, details: { ...details, ...place } });
}
