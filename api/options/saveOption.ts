import type { OptionCreate, OptionUpdate } from '#domain/tower/option.ts';
import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import type { OptionPath, UnitPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import {
  clearReference,
  deleteOption,
  findOption,
  hasOptions,
  insertOption,
  updateOption,
} from './optionRepository.ts';

/**
 * Stores an option. A new reference takes the mark from the previous one, and the first option of a unit is always the
 * reference. @returns its id.
 */
export async function createOption(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: OptionCreate,
): Promise<string> {
  const id = newId();
  await inTower(db, path, async (trx) => {
    const isReference = input.isReference || !(await hasOptions(trx, path.unitId));
    if (isReference) await clearReference(trx, path.unitId);
    await insertOption(trx, { id, unitId: path.unitId, name: input.name, isReference });
    await recordInTower(trx, user, path, 'option.created', { id, name: input.name }, { isReference });
  });
  return id;
}

/** Changes name, mark and precision. @throws ApiError 409 when somebody saved since `expected`. */
export async function changeOption(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  input: OptionUpdate,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx) => {
    const option = await findOption(trx, path);
    assertRevision(option.revision, expected);
    const { name = option.name, isReference = option.isReference, precision = option.precision } = input;
    if (isReference && !option.isReference) await clearReference(trx, path.unitId);
    await updateOption(trx, option.id, { name, isReference, precision });
    await recordInTower(trx, user, path, 'option.updated', { id: option.id, name }, { isReference });
  });
}

/** Deletes an option with its modules; a deleted reference has no successor. @throws ApiError 409 as changeOption. */
export async function removeOption(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx) => {
    const option = await findOption(trx, path);
    assertRevision(option.revision, expected);
    await deleteOption(trx, option.id);
    await recordInTower(trx, user, path, 'option.deleted', option);
  });
}
