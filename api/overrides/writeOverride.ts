import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { listNamedOptions } from '../options/optionRepository.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { inTower } from '../units/inTower.ts';
import { deleteOverride, insertOverride } from './overrideRepository.ts';
import type { OverrideWrite } from './overrideSchemas.ts';

/**
 * Overrides a failed check for some options of a tower, recording who and when, or removes the override.
 * @throws FieldError for options that are not the tower's.
 */
export async function writeOverride(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  { optionIds, rule, note }: OverrideWrite,
): Promise<void> {
  await inTower(db, path, async (trx, { id: unitId }) => {
    const ids = [...new Set(optionIds)];
    const known = await listNamedOptions(trx, unitId, ids);
    if (known.length !== ids.length || ids.length < 2)
      throw new FieldError({ optionIds: 'decision.options' });
    // Replaced and not updated, so that author and time are those of the current note.
    await deleteOverride(trx, { unitId, optionIds, rule });
    if (note === null) return;
    await insertOverride(trx, { unitId, optionIds, rule, note, userId: user.id, userName: user.name });
  });
}
