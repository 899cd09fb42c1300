import { sql, type Transaction } from 'kysely';
import { requestScope } from '../requestScope.ts';
import { storeTotals } from '../totals/storeTotals.ts';
import { databaseErrorCode } from './databaseError.ts';
import type { Database, Tables } from './database.ts';

/** Deadlock and serialization failure: PostgreSQL rolled back, and the work may be retried. */
const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction. Inside, use only the given transaction: the embedded database has a single
 * connection, and a query on the outer `db` would wait for itself. Within an open transaction the work joins it.
 * Deadlocks are retried twice. Changed towers are summed before the commit.
 */
export async function withTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        await storeTotals(trx);
        await noteMade(trx);
        return result;
      });
    } catch (error) {
      if (attempt === 3 || !retryable.has(databaseErrorCode(error) ?? '')) throw error;
    }
  }
}

/** Records with the work that it was done under the request's key, and its answer: see http/idempotency.ts. */
async function noteMade(trx: Transaction<Tables>): Promise<void> {
  const claim = requestScope()?.claim;
  if (claim === undefined) return;
  await trx
    .updateTable('idempotencyKeys')
    .set({ madeAt: new Date().toISOString(), ...claim.answer })
    .where('userId', '=', claim.userId)
    .where('key', '=', claim.key)
    .execute();
}

/**
 * Runs `work` as a part of the open transaction that may fail by itself: its writes are undone, earlier ones stay.
 * @throws what `work` throws, with the transaction still usable.
 */
export async function withSavepoint<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    // If the whole transaction was rolled back, the savepoint is gone; the original error is what counts.
    await sql`rollback to savepoint part`.execute(trx).catch(() => {});
    throw error;
  }
}
