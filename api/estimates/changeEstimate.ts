import type { Estimate } from '#domain/project/estimate.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { assertRevision } from '../http/revision.ts';
import { lockEstimate, updateEstimate } from './estimateRepository.ts';

/** Saves the given fields; null clears an optional one. @throws ApiError 404, 409 EDIT_CONFLICT. */
export async function changeEstimate(
  db: Database,
  userId: number,
  id: string,
  { change, revision }: { change: object; revision: number | undefined },
) {
  return withTransaction(db, async (trx) => {
    const row = await lockEstimate(trx, userId, id);
    assertRevision(row.revision, revision);
    return updateEstimate(trx, row, { ...row.data, ...change } as Estimate);
  });
}
