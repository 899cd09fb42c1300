import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import { toJson } from '../db/json.ts';
import { newId } from '../http/ids.ts';

export async function insertImport(db: Database, userId: number, fileName: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('imports')
    .values({ id, userId, fileName: fileName.slice(0, 255), undoneAt: null })
    .execute();
  return id;
}

/** Stores the result of an import. */
export async function saveReport(db: Database, id: string, report: object): Promise<void> {
  await db
    .updateTable('imports')
    .set({ report: toJson(report) })
    .where('id', '=', id)
    .execute();
}

export const deleteImport = deletingFrom('imports');

/** Records that an import is undone; only the first time counts. @returns whether the user has made such an import. */
export async function markUndone(db: Database, userId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ undoneAt: sql<Date>`coalesce(undone_at, now())` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** The ids of a user's projects that an import made, locked until the transaction ends. */
export async function lockImported(trx: Database, userId: number, importId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('projects')
    .select('id')
    .where('importId', '=', importId)
    .where('userId', '=', userId)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
