import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { assertRevision } from '../http/revision.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { readStructure, structureColumns } from '../versions/structure.ts';
import { findValidVersion, updateQuantities } from '../versions/versionRepository.ts';
import { assertOwnTower, assertSameFamily } from './foundationRules.ts';
import { chooseFloors } from './moduleFloors.ts';
import { coverFloors, findModule, updateModule } from './moduleRepository.ts';
import type { ModuleUpdate } from './moduleSchemas.ts';

/**
 * Changes a module: its name; its floors, which also makes it no longer outdated; or its quantities, which are those of
 * its valid version and are recomputed.
 * @throws ApiError 409 when somebody saved since `expected`; InvalidRequest, FieldError as in createModule.
 */
export async function changeModule(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  input: ModuleUpdate,
  expected: number | undefined,
): Promise<void> {
  const { floorIds: floorsInData, unitId, ...quantities } = input.data ?? {};
  const floorIds = input.floorIds ?? floorsInData;
  await inTower(db, path, async (trx) => {
    const module = await findModule(trx, path);
    assertRevision(module.revision, expected);
    assertSameFamily(module.type, input.type ?? module.type);
    if (isFoundationType(module.type)) {
      assertOwnTower(path, unitId);
      if (floorIds !== undefined) throw new FieldError({ floorIds: 'foundation.floors' });
    }
    if (floorIds !== undefined)
      await coverFloors(trx, module.id, await chooseFloors(trx, path.unitId, floorIds));
    const { name = module.name, type = module.type } = input;
    // The same type sent back changes nothing: the figures stay those of their own factor set.
    const restructured = type !== module.type || Object.keys(quantities).length > 0;
    if (restructured) await replaceQuantities(trx, module.id, type, quantities);
    const outdated = floorIds === undefined && module.outdated;
    await updateModule(trx, module.id, { name, type, outdated });
    const details = { floorsChanged: floorIds !== undefined, quantitiesChanged: restructured };
    await recordInTower(trx, user, path, 'module.updated', { id: module.id, name }, details);
  });
}

async function replaceQuantities(
  trx: Database,
  moduleId: string,
  type: ModuleType,
  quantities: Record<string, unknown>,
): Promise<void> {
  const version = await findValidVersion(trx, moduleId);
  const kept = version.type === type ? version.data : {};
  const structure = readStructure(type, { ...kept, ...quantities });
  await updateQuantities(trx, version.id, structureColumns(structure));
}
