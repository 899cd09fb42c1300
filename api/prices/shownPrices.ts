import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { listPrices } from './priceRepository.ts';
import type { PriceRow } from './priceSchemas.ts';

type Project = { id: string; pricesForReaders: boolean };
type Reader = Pick<CurrentUser, 'tokenReadOnly'>;

/** A read-only token sees quotations, and what they cost, only where the owner of the project allows it. */
export const mayReadPrices = (
  { tokenReadOnly }: Reader,
  { pricesForReaders }: Pick<Project, 'pricesForReaders'>,
): boolean => !tokenReadOnly || pricesForReaders;

/** The quotations of projects by id, of those where the reader may see them. */
export async function shownPrices(
  db: Database,
  projects: readonly Project[],
  user: Reader,
): Promise<Map<string, PriceRow[]>> {
  const shown = projects.filter((project) => mayReadPrices(user, project));
  return listPrices(
    db,
    shown.map(({ id }) => id),
  );
}
