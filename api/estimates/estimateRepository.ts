import type { Estimate } from '#domain/project/estimate.ts';
import { type Selectable, sql } from 'kysely';
import type { EstimateTable } from '../db/tables/accountTables.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { containsWords } from '../db/containsWords.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import type { EstimateListQuery } from './estimateSchemas.ts';
import { estimateToStore, type StoredEstimate } from './estimateWire.ts';

type EstimateRow = Selectable<EstimateTable>;

/** The name lies in the record of the form. */
const nameOf = sql<string>`structures.data->>'nome'`;

/** One page of a user's quick estimates. */
export async function listEstimates(
  db: Database,
  userId: number,
  query: EstimateListQuery,
): Promise<{ rows: EstimateRow[]; total: number }> {
  let own = db.selectFrom('structures').where('userId', '=', userId);
  for (const condition of containsWords(nameOf, query.search)) own = own.where(condition);
  if (query.updatedSince !== undefined)
    own = own.where('updatedAt', '>=', new Date(query.updatedSince).toISOString());
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const rows = await own
    .selectAll()
    .orderBy(column === 'name' ? nameOf : column, direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** A user's own estimate. @throws ApiError 404 without one, another's included. */
export async function findEstimate(db: Database, userId: number, id: string): Promise<EstimateRow> {
  return selectOwn(db, userId, id).executeTakeFirstOrThrow(notFound);
}

export async function insertEstimate(db: Database, userId: number, record: Estimate): Promise<EstimateRow> {
  return db
    .insertInto('structures')
    .values({ id: newId(), userId, data: toJson(estimateToStore(record)) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A user's own estimate, locked until the transaction ends. @throws as findEstimate. */
export async function lockEstimate(trx: Database, userId: number, id: string): Promise<EstimateRow> {
  return selectOwn(trx, userId, id).forUpdate().executeTakeFirstOrThrow(notFound);
}

/** Saves an estimate in the place of what `before` has; the revision rises. */
export async function updateEstimate(
  db: Database,
  before: EstimateRow,
  record: Estimate,
): Promise<EstimateRow> {
  return db
    .updateTable('structures')
    .set({ data: toJson(estimateToStore(record, before.data as StoredEstimate)) })
    .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws ApiError 404 as findEstimate. */
export async function deleteEstimate(db: Database, userId: number, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('structures')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw notFound();
}

function selectOwn(db: Database, userId: number, id: string) {
  return db.selectFrom('structures').selectAll().where('id', '=', id).where('userId', '=', userId);
}
