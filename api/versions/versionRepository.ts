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
    .innerJoin('modules', 'modules.id', 'versions.module_id')
    .innerJoin('options', 'options.id', 'modules.option_id')
    .innerJoin('units', 'units.id', 'options.unit_id')
    .selectAll('versions')
    .where('versions.id', '=', path.versionId)
    .where('modules.id', '=', path.moduleId)
    .where('options.id', '=', path.optionId)
    .where('units.id', '=', path.unitId)
    .where('units.project_id', '=', path.projectId)
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
  const isValid = input.is_valid ?? false;
  await withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const module = await findModule(trx, path);
    assertSameFamily(module.type, input.type);
    const number = module.last_version + 1;
    await trx.updateTable('modules').set({ last_version: number }).where('id', '=', module.id).execute();
    if (isValid) await replaceValid(trx, module.id, input.type);
    const { name, description = null } = input;
    const version = { id, module_id: module.id, number, name, description, is_valid: isValid };
    await trx
      .insertInto('versions')
      .values({ ...version, ...structureColumns(structure), user_id: user.id })
      .execute();
    await record(trx, user, path, { id, name }, 'created', { is_valid: isValid });
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
    const becomesValid = input.is_valid === true && !version.is_valid;
    if (becomesValid) await replaceValid(trx, version.module_id, version.type);
    await trx
      .updateTable('versions')
      .set((eb) => ({
        name,
        description,
        is_valid: version.is_valid || becomesValid,
        revision: eb('revision', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', version.id)
      .execute();
    await record(trx, user, path, { id: version.id, name }, 'updated', { made_valid: becomesValid });
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
      .where('module_id', '=', version.module_id)
      .where('id', '<>', version.id)
      .limit(1)
      .executeTakeFirst();
    if (other === undefined) throw new ApiError(409, 'LAST_VERSION', 'last_version_stays');
    if (version.is_valid) throw new ApiError(409, 'VALID_VERSION', 'valid_version_stays');
    await trx.deleteFrom('versions').where('id', '=', version.id).execute();
    await record(trx, user, path, version, 'deleted');
  });
}

/** Clears the way for another valid version, whose technology the module takes on. */
async function replaceValid(trx: Database, moduleId: string, type: ModuleType): Promise<void> {
  await trx
    .updateTable('versions')
    .set({ is_valid: false })
    .where('module_id', '=', moduleId)
    .where('is_valid', '=', true)
    .execute();
  // Another editor's quantities rest on the version that stops counting: its revision says so.
  await trx
    .updateTable('modules')
    .set((eb) => ({ type, revision: eb('revision', '+', 1), updated_at: new Date() }))
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
  const place = { unit_id: unitId, option_id: optionId, module_id: moduleId };
  await recordActivity(trx, { projectId, user, ...entity, verb, details: { ...details, ...place } });
}
