import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { findModule, listModuleNames } from '../modules/moduleRepository.ts';
import { findOption, listOptionNames } from '../options/optionRepository.ts';
import type { ModulePath, OptionPath, UnitPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { listUnitNames } from '../units/unitRepository.ts';
import { copyModules, copyOf } from './copyModules.ts';
import { copyName } from './copyName.ts';
import { copyOptions } from './copyOptions.ts';
import { copyUnits } from './copyUnits.ts';

/** Copies a unit within its project, as `wanted` or named after the original. @returns the id of the copy. */
export async function duplicateUnit(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  wanted?: string,
): Promise<string> {
  const { projectId } = path;
  return inTower(db, path, async (trx, unit) => {
    const name = wanted ?? copyName(unit.name, await listUnitNames(trx, projectId));
    const ids = await copyUnits(trx, user.id, [unit], () => ({ projectId, name }));
    const id = copyOf(ids, unit.id);
    await recordInTower(trx, user, path, 'unit.duplicated', { id, name }, { from: unit.id });
    return id;
  });
}

/** Copies an option within its unit; the copy is not the reference. Named as above. @returns the id of the copy. */
export async function duplicateOption(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  wanted?: string,
): Promise<string> {
  const { unitId } = path;
  return inTower(db, path, async (trx) => {
    const option = await findOption(trx, path);
    const name = wanted ?? copyName(option.name, await listOptionNames(trx, unitId));
    const place = () => ({ unitId, name, isReference: false });
    const id = copyOf(await copyOptions(trx, user.id, [option], place), option.id);
    await recordInTower(trx, user, path, 'option.duplicated', { id, name }, { from: option.id });
    return id;
  });
}

/**
 * Copies a module within its option. The copy covers no floor, because on the original's everything would count twice.
 * Named as above. @returns the id of the copy.
 */
export async function duplicateModule(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  wanted?: string,
): Promise<string> {
  return inTower(db, path, async (trx) => {
    const module = await findModule(trx, path);
    if (isFoundationType(module.type)) throw new FieldError({ type: 'foundation.one' });
    const name = wanted ?? copyName(module.name, await listModuleNames(trx, module.optionId));
    const place = () => ({ optionId: module.optionId, name });
    const id = copyOf(await copyModules(trx, user.id, [module], place, 'none'), module.id);
    await recordInTower(trx, user, path, 'module.duplicated', { id, name }, { from: module.id });
    return id;
  });
}
