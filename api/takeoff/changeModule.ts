import { isDeepStrictEqual } from 'node:util';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { assertSameFamily } from '../modules/foundationRules.ts';
import { chooseFloors, coverFloors } from '../modules/moduleFloors.ts';
import { findModule, recordModule } from '../modules/moduleRepository.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { type Structure, structureColumns } from '../versions/structure.ts';
import { structureOnWire } from '../versions/structureWire.ts';
import type { CheckedModule } from './readTakeoff.ts';

/**
 * Makes a stored module what a sheet says. One the sheet does not change keeps its revision and its version.
 *
 * @throws ApiError 404, 409; FieldError for floors that are not the unit's.
 */
export async function changeModule(
  trx: Database,
  user: CurrentUser,
  path: ModulePath,
  { name: given, floorIds, revision, structure }: CheckedModule,
): Promise<void> {
  const module = await findModule(trx, path);
  assertRevision(module.revision, revision);
  assertSameFamily(module.type, structure.type);
  const name = given ?? module.name;
  const floors = await chooseFloors(trx, path.unitId, floorIds);
  const floorsChanged = !(await coversExactly(trx, module.id, floorIds));
  const quantitiesChanged = !(await holdsAlready(trx, module.id, structure));
  if (!floorsChanged && !quantitiesChanged && !module.outdated && name === module.name) return;
  if (floorsChanged) await coverFloors(trx, module.id, floors);
  const number = module.lastVersion + (quantitiesChanged ? 1 : 0);
  if (quantitiesChanged) await addValidVersion(trx, user, module.id, number, structure);
  await trx
    .updateTable('modules')
    .set((eb) => ({
      name,
      type: structure.type,
      outdated: false,
      lastVersion: number,
      revision: eb('revision', '+', 1),
      updatedAt: new Date(),
    }))
    .where('id', '=', module.id)
    .execute();
  const details = { floorsChanged, quantitiesChanged };
  await recordModule(trx, user, path, { id: module.id, name }, 'updated', details);
}

async function coversExactly(trx: Database, moduleId: string, floorIds: string[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('moduleFloors')
    .select('floorId')
    .where('moduleId', '=', moduleId)
    .execute();
  const covered = new Set(rows.map((row) => row.floorId));
  return covered.size === floorIds.length && floorIds.every((id) => covered.has(id));
}

async function holdsAlready(trx: Database, moduleId: string, { type, data }: Structure): Promise<boolean> {
  const valid = await trx
    .selectFrom('versions')
    .select(['type', 'data'])
    .where('moduleId', '=', moduleId)
    .where('isValid', '=', true)
    .executeTakeFirstOrThrow();
  // As the database gives it back: without keys that hold nothing.
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
  await trx
    .updateTable('versions')
    .set({ isValid: false })
    .where('moduleId', '=', moduleId)
    .where('isValid', '=', true)
    .execute();
  const version = { id: newId(), moduleId, number, name: `V${number}`, description: null };
  await trx
    .insertInto('versions')
    .values({ ...version, ...structureColumns(structure), isValid: true, userId: user.id })
    .execute();
}
