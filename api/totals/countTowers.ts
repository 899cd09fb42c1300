import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { markUncounted } from './storedTotalsRepository.ts';

/** Towers counted in one transaction, which blocks their changes. */
const batchSize = 20;
const pauseMs = 20;

/**
 * Counts towers that are not counted, or were counted differently by another release, a few at a time until `isEnding`.
 * Several processes may do so at once.
 */
export async function countTowers(db: Database, isEnding: () => boolean): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (!isEnding()) {
    const after: string = last;
    last = await withTransaction(db, (trx) => markUncounted(trx, after, batchSize));
    if (last === undefined) return;
    await setTimeout(pauseMs);
  }
}
