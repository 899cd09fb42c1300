import { type OwnPriceInput, priceUnitOf } from '#domain/prices/ownPrice.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FirstEntry } from '../db/tables/decidingTables.ts';
import { toJson } from '../db/json.ts';
import type { PriceRow } from './priceSchemas.ts';

/** The quotations of projects by project id, in the order of their keys. */
export async function listPrices(db: Database, projectIds: string[]): Promise<Map<string, PriceRow[]>> {
  if (projectIds.length === 0) return new Map();
  return pricesByProject(await selectPrices(db, projectIds).execute());
}

export const selectPrices = (db: Database, projectIds: string[]) =>
  db
    .selectFrom('prices')
    .select(['projectId', 'key', 'min', 'max', 'source', 'userName', 'origin', 'createdAt'])
    // As text: a driver would turn a date into a timestamp, which is another day elsewhere.
    .select(sql<string>`to_char(date, 'YYYY-MM-DD')`.as('date'))
    .where('projectId', 'in', projectIds)
    .orderBy('key');

type Stored = Awaited<ReturnType<ReturnType<typeof selectPrices>['execute']>>[number];

function pricesByProject(rows: readonly Stored[]): Map<string, PriceRow[]> {
  const priced = rows.map((row) => ({ ...row, unit: priceUnitOf(row.key) ?? ('un' as const) }));
  return Map.groupBy(priced, ({ projectId }) => projectId);
}

type NewPrice = OwnPriceInput & {
  projectId: string;
  userId: number;
  userName: string;
  origin: FirstEntry | null;
};

/** Stores a quotation, replacing the one of its key. */
export async function upsertPrice(db: Database, { origin, ...given }: NewPrice): Promise<void> {
  const price = { ...given, origin: origin && toJson(origin) };
  const { projectId: _, key: __, ...change } = price;
  await db
    .insertInto('prices')
    .values(price)
    .onConflict((conflict) =>
      conflict.columns(['projectId', 'key']).doUpdateSet({ ...change, createdAt: new Date() }),
    )
    .execute();
}

export async function deletePrices(db: Database, projectId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('prices').where('projectId', '=', projectId).where('key', 'in', keys).execute();
}
