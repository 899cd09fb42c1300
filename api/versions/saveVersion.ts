import type { ModuleType } from '#domain/foundation/foundationType.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { assertSameFamily } from '../modules/foundationRules.ts';
import { findModule, setLastVersion, updateModuleType } from '../modules/moduleRepository.ts';
import type { ModulePath, VersionPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { readStructure } from './structure.ts';
import {
  clearValid,
  deleteVersion,
  findVersion,
  hasOther,
  insertVersion,
  updateVersion,
} from './versionRepository.ts';
import type { VersionCreate, VersionUpdate } from './versionSchemas.ts';

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
  await inTower(db, path, async (trx) => {
    const module = await findModule(trx, path);
    assertSameFamily(module.type, input.type);
    const number = module.lastVersion + 1;
    await setLastVersion(trx, module.id, number);
    if (isValid) await replaceValid(trx, module.id, input.type);
    const { name, description = null } = input;
    const version = { id, moduleId: module.id, number, name, description, isValid, userId: user.id };
    await insertVersion(trx, version, structure);
    await recordInTower(trx, user, path, 'version.created', { id, name }, { isValid });
  });
  return id;
}

/** Changes name and description, or makes the version the valid one. @throws ApiError 409 as changeModule. */
export async function changeVersion(
  db: Database,
  user: CurrentUser,
  path: VersionPath,
  input: VersionUpdate,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx) => {
    const version = await findVersion(trx, path);
    assertRevision(version.revision, expected);
    const { name = version.name, description = version.description } = input;
    const becomesValid = input.isValid === true && !version.isValid;
    if (becomesValid) await replaceValid(trx, version.moduleId, version.type);
    await updateVersion(trx, version.id, { name, description, isValid: version.isValid || becomesValid });
    const details = { madeValid: becomesValid };
    await recordInTower(trx, user, path, 'version.updated', { id: version.id, name }, details);
  });
}

/** Deletes a version. @throws ApiError 409 for the last one of a module, the valid one, or as changeVersion. */
export async function removeVersion(
  db: Database,
  user: CurrentUser,
  path: VersionPath,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx) => {
    const version = await findVersion(trx, path);
    assertRevision(version.revision, expected);
    if (!(await hasOther(trx, version))) throw new ApiError(409, 'LAST_VERSION', 'last_version_stays');
    if (version.isValid) throw new ApiError(409, 'VALID_VERSION', 'valid_version_stays');
    await deleteVersion(trx, version.id);
    await recordInTower(trx, user, path, 'version.deleted', version);
  });
}

/** Clears the valid version for another one, whose technology the module takes on. */
async function replaceValid(trx: Database, moduleId: string, type: ModuleType): Promise<void> {
  await clearValid(trx, moduleId);
  // The revision rises, because another editor may be changing the version that stops being valid.
  await updateModuleType(trx, moduleId, { type });
}
