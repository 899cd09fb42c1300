import type { Database } from '../db/database.ts';
import { listChanged, updateTotals } from './storedTotalsRepository.ts';
import { sumTowers } from './sumTowers.ts';

/** Towers summed at once, to stay within the time limit of statements. */
const atOnce = 200;

/**
 * Sums the towers changed by the open transaction, which database triggers recorded, whoever wrote. Call it after the
 * last write. Other changes of these towers wait, so the summed state is the stored one.
 */
export async function storeTotals(trx: Database): Promise<void> {
  const changed = await listChanged(trx);
  for (let start = 0; start < changed.length; start += atOnce)
    await updateTotals(trx, await sumTowers(trx, changed.slice(start, start + atOnce)));
}
