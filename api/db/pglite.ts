import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { OpenDatabase, Tables } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { valueParsers } from './valueParsers.ts';

/** What DATA_DIR is set to for a database that is gone when the process ends. */
export const inMemory = 'memory://';

/**
 * Opens the embedded database in `folder`/database, creating the folder. PGlite takes no lock of its own and two
 * processes would both write, so the folder is locked first.
 *
 * @throws FolderInUseError when another process holds the folder.
 */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  if (folder === inMemory) return openInMemory();
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder);
  try {
    await createOnce(`${folder}/database`);
    return await open(new PGlite(`${folder}/database`, { parsers: valueParsers }), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes the files of a new database beside their place: a first start cut short leaves none that look whole. */
async function createOnce(path: string): Promise<void> {
  if (existsSync(path)) return;
  const draft = `${path}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(draft);
  await pglite.close();
  renameSync(draft, path);
}

/** A database that is gone when it is closed; a copy of `dump`, as PGlite's dumpDataDir made it, when given. */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  const from = dump === undefined ? {} : { loadDataDir: dump };
  return open(new PGlite(inMemory, { parsers: valueParsers, ...from }), () => {});
}

async function open(pglite: PGlite, afterClose: () => void): Promise<OpenDatabase> {
  await pglite.waitReady;
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    kind: 'embedded',
    listen: async (channel, onPayload) => {
      const unlisten = await pglite.listen(channel, onPayload);
      return () => (pglite.closed ? Promise.resolve() : unlisten());
    },
    // Closed here and not by Kysely alone: destroy() skips a database no query has reached.
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      afterClose();
    },
  };
}
