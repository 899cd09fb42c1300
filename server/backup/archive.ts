import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { assertUndamaged } from '../../api/db/engines/folderFault.ts';
import { lockFolder } from '../../api/db/engines/folderLock.ts';
import { openDatabase } from '../../api/db/openDatabase.ts';
import { keyFile } from '../../api/secondFactor/secretCipher.ts';
import { noteBackup } from './lastBackup.ts';

/** The parts of a data folder that cannot be recreated. */
const parts = ['database', 'images', keyFile];

/** The contents of an archive, counted after opening it. */
type Counts = { users: number; projects: number };

/**
 * Packs the data folder of the embedded database into one gzipped tar. The folder is locked meanwhile for consistency,
 * so the service must not run. An interrupted file never gets its final name.
 * @throws FolderInUseError while a service runs on it; FolderFaultError for a damaged one; Error when there is none or
 * the file exists.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`);
  assertUndamaged(dataDir);
  const lock = await lockFolder(dataDir, () => process.exit(1));
  const draft = `${file}.part`;
  try {
    const present = parts.filter((part) => existsSync(join(dataDir, part)));
    // Whoever can read the file can read everybody's projects.
    closeSync(openSync(draft, 'w', 0o600));
    await create({ file: draft, gzip: true, cwd: dataDir, portable: true }, present);
    renameSync(draft, file);
    noteBackup(dataDir);
  } finally {
    rmSync(draft, { force: true });
    lock.release();
  }
}

/**
 * Unpacks an archive into an empty or new data folder and opens its database once, which also migrates an older
 * version.
 * @returns what it holds. @throws Error when the folder is not empty or the archive is incomplete; the folder is then
 * unchanged.
 */
export async function restore(file: string, dataDir: string): Promise<Counts> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: set DATA_DIR to a new folder.`);
  mkdirSync(dataDir, { recursive: true });
  try {
    const inParts = (path: string) => parts.includes(path.split('/')[0] ?? '');
    await extract({ file, cwd: dataDir, strict: true, filter: inParts });
    assertUndamaged(dataDir);
    return await contentOf(dataDir);
  } catch (error) {
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
    throw new Error(`${file} is no whole backup: ${(error as Error).message}`, { cause: error });
  }
}

async function contentOf(dataDir: string): Promise<Counts> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    const count = async (table: 'users' | 'projects') =>
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    return { users: await count('users'), projects: await count('projects') };
  } finally {
    await close();
  }
}
