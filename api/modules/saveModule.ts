import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { findOption } from '../options/optionRepository.ts';
import type { ModulePath, OptionPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { readStructure, type Structure } from '../versions/structure.ts';
import { insertVersion } from '../versions/versionRepository.ts';
import { assertNoFoundation, assertOwnTower } from './foundationRules.ts';
import { chooseFloors, nameOfFloors } from './moduleFloors.ts';
import { coverFloors, deleteModule, findModule, insertModule } from './moduleRepository.ts';
import type { ModuleCreate } from './moduleSchemas.ts';

const firstVersionName = 'V1';

/**
 * Stores a module with its first version, which is the valid one. @returns its id.
 *
 * @throws InvalidRequest for wrong quantities, FieldError for floors that are not the unit's and a second foundation.
 */
export async function createModule(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  { type, name, data: { floorIds = [], unitId, ...quantities } }: ModuleCreate,
): Promise<string> {
  const isFoundation = isFoundationType(type);
  // A foundation covers no floors: if given, they are refused like any unknown quantity.
  const given = isFoundation && floorIds.length > 0 ? { ...quantities, floor_ids: floorIds } : quantities;
  const structure = readStructure(type, given);
  if (isFoundation) assertOwnTower(path, unitId);
  return storeModule(db, user, path, { name, floorIds, structure });
}

type NewModule = { name?: string | null | undefined; floorIds: readonly string[]; structure: Structure };

/**
 * Stores checked quantities as a module of an option, with their version. @returns its id.
 *
 * @throws FieldError for floors that are not the unit's and a second foundation.
 */
export async function storeModule(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  { name, floorIds, structure }: NewModule,
): Promise<string> {
  const id = newId();
  const { type } = structure;
  const isFoundation = isFoundationType(type);
  await inTower(db, path, async (trx) => {
    const option = await findOption(trx, path);
    if (isFoundation) await assertNoFoundation(trx, option.id);
    const floors = await chooseFloors(trx, path.unitId, floorIds);
    const module = {
      id,
      optionId: option.id,
      name: name ?? (isFoundation ? type : nameOfFloors(floors)),
      type,
    };
    await insertModule(trx, module);
    await coverFloors(trx, id, floors);
    const version = { id: newId(), moduleId: id, number: 1, name: firstVersionName, description: null };
    await insertVersion(trx, { ...version, isValid: true, userId: user.id }, structure);
    await recordInTower(trx, user, path, 'module.created', module);
  });
  return id;
}

/** Deletes a module with its versions. @throws ApiError 409 when somebody saved since `expected`. */
export async function removeModule(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx) => {
    const module = await findModule(trx, path);
    assertRevision(module.revision, expected);
    await deleteModule(trx, module.id);
    await recordInTower(trx, user, path, 'module.deleted', module);
  });
}
