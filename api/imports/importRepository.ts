import { sql } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { removeProject } from '../projects/saveProject.ts';

export async function insertImport(db: Database, userId: number, fileName: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('imports')
    .values({ id, userId, fileName: fileName.slice(0, 255), undoneAt: null })
    .execute();
  return id;
}

/** Keeps what became of an import. */
export async function saveReport(db: Database, id: string, report: object): Promise<void> {
  await db
    .updateTable('imports')
    .set({ report: toJson(report) })
    .where('id', '=', id)
    .execute();
}

export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Those of the names, in lower case, that the user's projects already have. */
export async function takenNames(db: Database, userId: number, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('projects')
    .select(sql<string>`lower(name)`.as('name'))
    .where('userId', '=', userId)
    .where(sql<string>`lower(name)`, 'in', names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/**
 * Deletes the projects of an import with whatever was done in them since, except those that now belong to somebody
 * else; all or none. Undone once more, as after an answer that was lost, it finds nothing left. @returns how many.
 *
 * @throws ApiError 404 for another's import.
 */
export async function undoImport(db: Database, user: CurrentUser, id: string): Promise<number> {
  return withTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('imports')
      .set({ undoneAt: sql<Date>`coalesce(undone_at, now())` })
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw notFound();
    const projects = await trx
      .selectFrom('projects')
      .select('id')
      .where('importId', '=', id)
      .where('userId', '=', user.id)
      .forUpdate()
      .execute();
    for (const project of projects) await removeProject(trx, user, project.id, undefined);
    return projects.length;
  });
}
