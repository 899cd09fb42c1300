import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { newestOfEach, type Reader, sharedRows } from '../organizations/sharedRows.ts';
import { listPrices } from './priceRepository.ts';
import { isSame, savePrices } from './savePrices.ts';
import { shownPrices } from './shownPrices.ts';

/** Quotations of the office's other projects that this one lacks: the newest per price and source, by key. */
export async function listSharedPrices(db: Database, projectId: string, reader: Reader) {
  const own = (await listPrices(db, [projectId])).get(projectId) ?? [];
  const lacking = (await allShared(db, projectId, reader)).filter(
    (price) => !own.some((known) => isSame(known, price)),
  );
  const offered = newestOfEach(
    lacking,
    ({ key, source }) => `${key} ${source.toLowerCase()}`,
    ({ date }) => date,
  );
  return offered.toSorted((a, b) => a.key.localeCompare(b.key) || b.date.localeCompare(a.date));
}

/**
 * Copies quotations with their first entry, each replacing the one of its key: all or none.
 * @throws FieldError for one that is gone, or was never visible to the reader; ApiError 404 without the project.
 */
export async function adoptPrices(
  db: Database,
  user: CurrentUser,
  projectId: string,
  wanted: readonly { projectId: string; key: string }[],
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const shared = await allShared(trx, projectId, user);
    const prices = wanted.map((one) => {
      const found = shared.find(({ projectId: of, key }) => of === one.projectId && key === one.key);
      if (found === undefined) throw new FieldError({ prices: 'shared.gone' });
      const { key, min, max, source, date, firstEntry: origin } = found;
      return { key, min, max, source, date, origin };
    });
    if (new Set(prices.map(({ key }) => key)).size < prices.length)
      throw new FieldError({ prices: 'general.duplicate' });
    await savePrices(trx, user, projectId, { prices });
  });
}

const allShared = (db: Database, projectId: string, reader: Reader) =>
  sharedRows(db, projectId, reader, (projects) => shownPrices(db, projects, reader));
