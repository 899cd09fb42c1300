import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v4 } from 'uuid';
import type { UploadTable } from '../db/tables/accountTables.ts';
import type { Database } from '../db/database.ts';
import { uploadMinutes } from './imageStore.ts';

type UploadRow = Selectable<UploadTable>;

const typesByEnding: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

/**
 * Records that a user is about to upload a file. The row's id is the secret of the upload address and fully random, not
 * a UUID v7; the key is the public address, so whoever sees the picture cannot replace it.
 */
export async function requestUpload(db: Database, userId: number, fileName: string): Promise<UploadRow> {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  return db
    .insertInto('uploads')
    .values({
      id: v4(),
      userId,
      key: randomBytes(16).toString('hex'),
      contentType: typesByEnding.get(ending) ?? 'application/octet-stream',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An upload whose address still works. */
export async function findOpenUpload(db: Database, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where('createdAt', '>', new Date(Date.now() - uploadMinutes * 60_000).toISOString())
    .executeTakeFirst();
}

export async function findUploadByKey(db: Database, key: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Marks an upload as stored, with its size in bytes. @returns whether it was the first to do so. */
export async function closeUpload(db: Database, id: string, size: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ status: 'stored', size })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** The keys of uploads requested since then. */
export async function listUploadKeys(db: Database, since: string): Promise<string[]> {
  const rows = await db.selectFrom('uploads').select('key').where('createdAt', '>', since).execute();
  return rows.map(({ key }) => key);
}

export async function deleteUpload(db: Database, key: string): Promise<void> {
  await db.deleteFrom('uploads').where('key', '=', key).execute();
}

/** Deletes the uploads requested up to then that never came. */
export async function deleteRequested(db: Database, until: string): Promise<void> {
  await db.deleteFrom('uploads').where('status', '=', 'requested').where('createdAt', '<=', until).execute();
}
