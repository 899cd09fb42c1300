import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { listPrices } from './priceRepository.ts';
import type { PriceRow } from './priceSchemas.ts';

type Project = { id: string; pricesForReaders: boolean };

/** The quotations of projects by id; a read-only token sees those whose owner allows it. */
export async function shownPrices(
  db: Database,
  projects: readonly Project[],
  user: Pick<CurrentUser, 'tokenReadOnly'>,
): Promise<Map<string, PriceRow[]>> {
  const shown = projects.filter(({ pricesForReaders }) => !user.tokenReadOnly || pricesForReaders);
  return listPrices(
    db,
    shown.map(({ id }) => id),
  );
}
