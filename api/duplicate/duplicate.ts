import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { findModule, listModuleNames } from '../modules/moduleRepository.ts';
import { recordModule } from '../modules/saveModule.ts';
import { findOption, listOptionNames } from '../options/optionRepository.ts';
import type { ModulePath, OptionPath, UnitPath } from '../units/towerPath.ts';
import { holdUnit, listUnitNames } from '../units/unitRepository.ts';
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
  return withTransaction(db, async (trx) => {
    const unit = await holdUnit(trx, path);
    const name = wanted ?? copyName(unit.name, await listUnitNames(trx, projectId));
    const ids = await copyUnits(trx, user.id, [unit], () => ({ projectId, name }));
    const id = copyOf(ids, unit.id);
    const activity = { projectId, user, entity: 'unit', verb: 'duplicated', entityId: id, entityName: name };
    await recordActivity(trx, { ...activity, entity: 'unit', details: { from: unit.id } });
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
  const { projectId, unitId } = path;
  return withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const option = await findOption(trx, path);
    const name = wanted ?? copyName(option.name, await listOptionNames(trx, unitId));
    const place = () => ({ unitId, name, isReference: false });
    const id = copyOf(await copyOptions(trx, user.id, [option], place), option.id);
    const activity = { projectId, user, verb: 'duplicated', entityId: id, entityName: name };
    const details = { from: option.id, unitId };
    await recordActivity(trx, { ...activity, entity: 'option', details });
    return id;
  });
}

/**
 * Copies a module within its option. The copy covers no floor: on those of the original everything would count twice.
 * Named as above. @returns the id of the copy.
 */
export async function duplicateModule(
  db: Database,
  user: CurrentUser,
  path: ModulePath,
  wanted?: string,
): Promise<string> {
  return withTransaction(db, async (trx) => {
    await holdUnit(trx, path);
    const module = await findModule(trx, path);
    if (isFoundationType(module.type)) throw new FieldError({ type: 'foundation.one' });
    const name = wanted ?? copyName(module.name, await listModuleNames(trx, module.optionId));
    const place = () => ({ optionId: module.optionId, name });
    const id = copyOf(await copyModules(trx, user.id, [module], place, 'none'), module.id);
    await recordModule(trx, user, path, { id, name }, 'duplicated', { from: module.id });
    return id;
  });
}
