import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { markUnsummed } from './storedTotalsRepository.ts';

/** Towers summed in one transaction, which blocks their changes. */
const batchSize = 20;
const pauseMs = 20;

/**
 * Stores the totals of towers that have none, or those of another version, a few at a time until `isEnding`.
 * Several processes may do so at once.
 */
export async function sumUnsummedTowers(db: Database, isEnding: () => boolean): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (!isEnding()) {
    const after: string = last;
    last = await withTransaction(db, (trx) => markUnsummed(trx, after, batchSize));
    if (last === undefined) return;
    await setTimeout(pauseMs);
  }
}
