import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { columnSpelling } from '../tables/columnSpelling.ts';
import type { OpenDatabase, Tables } from '../database.ts';
import { assertUndamaged, assertWritable, cannotOpen } from './folderFault.ts';
import { lockFolder } from './folderLock.ts';
import { logStatement } from '../statementLog.ts';
import { SyncedFolder, syncedStart, syncTree } from './syncedFolder.ts';
import { valueParsers } from './valueParsers.ts';

/** The value of DATA_DIR for a database that is gone when the process ends. */
export const inMemory = 'memory://';

/**
 * Opens the embedded database in `folder`/database, creating the folder. PGlite takes no lock itself and two processes
 * would both write, so the folder is locked first. With `fsync` a commit is answered when it is on disk, else when the
 * operating system has it.
 * @throws FolderInUseError when another process holds the folder; FolderFaultError when it is damaged, full or can't be
 * written to.
 */
export async function openEmbeddedDatabase(folder: string, fsync = true): Promise<OpenDatabase> {
  if (folder === inMemory) return openInMemory();
  const database = join(folder, 'database');
  if (existsSync(database)) assertUndamaged(folder);
  assertWritable(folder);
  const lock = await lockFolder(folder, () => endAtOnce(folder));
  try {
    if (!existsSync(database)) await createDatabase(folder);
    const files = fsync
      ? { fs: new SyncedFolder(database), startParams: syncedStart }
      : { dataDir: database };
    const pglite = new PGlite({ ...files, parsers: valueParsers });
    await pglite.waitReady.catch((error: unknown) => {
      throw cannotOpen(folder, error);
    });
    return await open(pglite, lock.release, () => {
      assertUndamaged(folder);
      assertWritable(folder);
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Two processes over one folder would ruin it: a process that lost its lock must not write another byte. */
function endAtOnce(folder: string): never {
  console.error(
    `The lock of the data folder ${folder} was deleted and another process has taken it: ending.`,
  );
  process.exit(1);
}

/**
 * Creates the files of a new database in another folder and then renames it, so that an interrupted first start leaves
 * none that look complete.
 */
export async function createDatabase(folder: string): Promise<void> {
  const path = join(folder, 'database');
  const draft = `${path}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(draft);
  await pglite.close();
  syncTree(draft);
  renameSync(draft, path);
}

/** Its files are in memory already: the usual 128 MB of copies of them take longer to set up than all the rest. */
const smallBuffers = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** A database that is gone when it is closed; from `dump`, as PGlite's dumpDataDir made it, when given. */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  const from = dump === undefined ? {} : { loadDataDir: dump };
  return open(
    new PGlite(inMemory, { parsers: valueParsers, startParams: smallBuffers, ...from }),
    () => {},
    () => {},
  );
}

async function open(pglite: PGlite, afterClose: () => void, checkFolder: () => void): Promise<OpenDatabase> {
  await pglite.waitReady;
  const dialect = new PGliteDialect({ pglite });
  const db = new Kysely<Tables>({ dialect, plugins: [columnSpelling], log: logStatement });
  return {
    db,
    readDb: db,
    kind: 'embedded',
    pools: () => [],
    ready: async () => {
      checkFolder();
      await db.selectFrom('users').select('id').limit(1).execute();
    },
    listen: async (channel, onPayload) => {
      const unlisten = await pglite.listen(channel, onPayload);
      return () => (pglite.closed ? Promise.resolve() : unlisten());
    },
    // Closed here and not only by Kysely: destroy() skips a database that no query has reached.
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      afterClose();
    },
  };
}
