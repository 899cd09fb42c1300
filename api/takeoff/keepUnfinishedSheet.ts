import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { changeOption } from '../options/saveOption.ts';
import type { OptionPath } from '../units/towerPath.ts';
import { deleteUnfinishedSheet, upsertUnfinishedSheet } from './unfinishedSheetRepository.ts';

/**
 * Saves an incomplete sheet of an option, or discards it where `sheet` is null. The option's modules stay, and count in
 * nothing until the sheet is saved whole or discarded.
 * @throws ApiError 404; 409 when somebody changed the option since `expected`.
 */
export async function keepUnfinishedSheet(
  db: Database,
  user: CurrentUser,
  path: OptionPath,
  sheet: string | null,
  expected: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await changeOption(trx, user, path, {}, expected);
    await (sheet === null
      ? deleteUnfinishedSheet(trx, path.optionId)
      : upsertUnfinishedSheet(trx, path.optionId, sheet));
  });
}
