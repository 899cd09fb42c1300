import type { Database } from '../db/database.ts';
import { listChanged, updateTotals } from './storedTotalsRepository.ts';
import { sumTowers } from './sumTowers.ts';

/** Towers summed at once, that no statement takes longer than it may. */
const atOnce = 200;

/**
 * Counts the towers that the open transaction changed: triggers of the database name them, whatever wrote. To be called
 * when nothing more is written. Other changes of these towers wait, so what is counted is what is stored in the end.
 */
export async function storeTotals(trx: Database): Promise<void> {
  const changed = await listChanged(trx);
  for (let start = 0; start < changed.length; start += atOnce)
    await updateTotals(trx, await sumTowers(trx, changed.slice(start, start + atOnce)));
}
