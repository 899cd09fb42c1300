import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { assertStructure } from '../modules/foundationRules.ts';
import { chooseFloors } from '../modules/moduleFloors.ts';
import { coverFloors, findModule, listModuleNames } from '../modules/moduleRepository.ts';
import { findOption } from '../options/optionRepository.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { copyModules, copyOf } from './copyModules.ts';
import { copyName } from './copyName.ts';

/**
 * Copies a module with its versions into an option of the same tower, to cover `floorIds` there. It keeps its name
 * unless another is given or taken there. @returns the id of the copy.
 * @throws ApiError 404 for an option of another tower, FieldError for floors of one.
 */
export async function copyModuleInto(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  wanted: { optionId: string; floorIds: string[]; name?: string | null | undefined },
): Promise<string> {
  return inTower(db, path, async (trx) => {
    const module = await findModule(trx, path);
    assertStructure(module.type);
    const target = { ...path, optionId: wanted.optionId };
    const option = await findOption(trx, target);
    const floors = await chooseFloors(trx, path.unitId, wanted.floorIds);
    const taken = await listModuleNames(trx, option.id);
    const isTaken = taken.some((name) => name.toLowerCase() === module.name.toLowerCase());
    const name = wanted.name ?? (isTaken ? copyName(module.name, taken) : module.name);
    const place = () => ({ optionId: option.id, name });
    const id = copyOf(await copyModules(trx, user.id, [module], place, 'none'), module.id);
    await coverFloors(trx, id, floors);
    await recordInTower(trx, user, target, 'module.duplicated', { id, name }, { from: module.id });
    return id;
  });
}
