import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** How long to wait for a holder to end: a server that was just killed is still shutting down. */
const patienceMs = 3_000;
const watchMs = 1_000;

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Takes the lock of a data folder: SQLite's on the empty file `folder.lock`, which the kernel holds for the process and
 * releases when it ends in any way (docs/decisions/0022). `onLost`: the file was deleted, and another process has made
 * and locked a new one.
 * @throws FolderInUseError when another process holds it; Error when the file can't be made or locked.
 */
export async function lockFolder(folder: string, onLost: () => void): Promise<{ release: () => void }> {
  const path = join(resolve(folder), 'folder.lock');
  let lock = await take(path, folder);
  let file = inodeOf(path);
  const watch = setInterval(() => {
    if (inodeOf(path) === file || !existsSync(resolve(folder))) return;
    // A deleted file keeps no one else out: lock the one now in its place, or make it.
    const again = tryLock(path);
    if (again === undefined) return onLost();
    lock.close();
    lock = again;
    file = inodeOf(path);
  }, watchMs);
  watch.unref();
  return {
    release: () => {
      clearInterval(watch);
      if (lock.isOpen) lock.close();
    },
  };
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

async function take(path: string, folder: string): Promise<DatabaseSync> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const lock = tryLock(path);
    if (lock !== undefined) return lock;
    if (Date.now() > deadline) throw new FolderInUseError(folder);
    await wait(100);
  }
}

const busy = 5;

/** @returns the file, locked; undefined when another has it. */
function tryLock(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    // Held as long as the transaction is open, which never writes.
    database.exec('pragma journal_mode = memory; begin exclusive');
    return database;
  } catch (error) {
    database?.close();
    // The last byte is the error, the others its subtype.
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy) return undefined;
    throw new Error(`${path} can not be locked: ${(error as Error).message}`, { cause: error });
  }
}
