import type { StructureRecord } from '#domain/structureRecord.ts';
import type { Selectable } from 'kysely';
import type { StructureTable } from '../db/accountTables.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { pageRange } from '../http/pagination.ts';
import { assertRevision } from '../http/revision.ts';
import { parseSort } from '../http/sorting.ts';
import type { StructureListQuery } from './structureSchemas.ts';
import { recordToStore } from './structureWire.ts';

export type StructureRow = Selectable<StructureTable>;

/** One page of a user's quick estimates. */
export async function listStructures(
  db: Database,
  userId: number,
  query: StructureListQuery,
): Promise<{ rows: StructureRow[]; total: number }> {
  const own = db.selectFrom('structures').where('userId', '=', userId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const rows = await own
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

/** A user's own estimate. @throws ApiError 404 without one, another's included. */
export async function findStructure(db: Database, userId: number, id: string): Promise<StructureRow> {
  const row = await selectOwn(db, userId, id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export async function createStructure(
  db: Database,
  userId: number,
  record: StructureRecord,
): Promise<StructureRow> {
  return db
    .insertInto('structures')
    .values({ id: newId(), userId, data: toJson(recordToStore(record)) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves the given fields; null clears an optional one. @throws ApiError 404, 409 EDIT_CONFLICT. */
export async function updateStructure(
  db: Database,
  userId: number,
  id: string,
  { change, revision }: { change: object; revision: number | undefined },
): Promise<StructureRow> {
  return withTransaction(db, async (trx) => {
    const row = await selectOwn(trx, userId, id).forUpdate().executeTakeFirst();
    if (row === undefined) throw notFound();
    assertRevision(row.revision, revision);
    const data = recordToStore({ ...row.data, ...change } as StructureRecord);
    return trx
      .updateTable('structures')
      .set((eb) => ({ data: toJson(data), revision: eb('revision', '+', 1), updatedAt: new Date() }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws ApiError 404 as findStructure. */
export async function deleteStructure(db: Database, userId: number, id: string): Promise<void> {
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
