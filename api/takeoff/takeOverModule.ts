import { isDeepStrictEqual } from 'node:util';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { assertSameFamily } from '../modules/foundationRules.ts';
import { chooseFloors } from '../modules/moduleFloors.ts';
import { coverFloors, findModule, listCoveredFloors, updateModule } from '../modules/moduleRepository.ts';
import type { ModulePath } from '../units/towerPath.ts';
import type { Structure } from '../versions/structure.ts';
import { structureOnWire } from '../versions/structureWire.ts';
import { clearValid, findValidVersion, insertVersion } from '../versions/versionRepository.ts';
import type { CheckedModule } from './readTakeoff.ts';

/**
 * Changes a stored module to match a sheet. An unchanged one keeps its revision and its version.
 * @throws ApiError 404, 409; FieldError for floors that are not the unit's.
 */
export async function takeOverModule(
  trx: Database,
  user: CurrentUser,
  path: ModulePath,
  { name: given, floorIds, revision, structure }: CheckedModule,
): Promise<void> {
  const module = await findModule(trx, path);
  assertRevision(module.revision, revision);
  assertSameFamily(module.type, structure.type);
  const name = given ?? module.name;
  const floors = isFoundationType(module.type) ? [] : await chooseFloors(trx, path.unitId, floorIds);
  const floorsChanged = !(await coversExactly(trx, module.id, floorIds));
  const quantitiesChanged = !(await holdsAlready(trx, module.id, structure));
  if (!floorsChanged && !quantitiesChanged && !module.outdated && name === module.name) return;
  if (floorsChanged) await coverFloors(trx, module.id, floors);
  const number = module.lastVersion + (quantitiesChanged ? 1 : 0);
  if (quantitiesChanged) await addValidVersion(trx, user, module.id, number, structure);
  const change = { name, type: structure.type, outdated: false, lastVersion: number };
  await updateModule(trx, module.id, change);
  const details = { floorsChanged, quantitiesChanged };
  await recordInTower(trx, user, path, 'module.updated', { id: module.id, name }, details);
}

async function coversExactly(trx: Database, moduleId: string, floorIds: string[]): Promise<boolean> {
  const covered = new Set((await listCoveredFloors(trx, [moduleId])).get(moduleId));
  return covered.size === floorIds.length && floorIds.every((id) => covered.has(id));
}

async function holdsAlready(trx: Database, moduleId: string, { type, data }: Structure): Promise<boolean> {
  const valid = await findValidVersion(trx, moduleId);
  // In the form the database returns: without empty keys.
  const wanted = JSON.parse(JSON.stringify(structureOnWire(data))) as unknown;
  return valid.type === type && isDeepStrictEqual({ ...valid.data }, wanted);
}

async function addValidVersion(
  trx: Database,
  user: CurrentUser,
  moduleId: string,
  number: number,
  structure: Structure,
): Promise<void> {
  await clearValid(trx, moduleId);
  const version = { id: newId(), moduleId, number, name: `V${number}`, description: null };
  await insertVersion(trx, { ...version, isValid: true, userId: user.id }, structure);
}
