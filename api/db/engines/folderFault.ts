import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Below this the database's log may not find room for its next 16 MB. A new database takes 60 MB at once. */
const leastFreeMegabytes = { existing: 64, fresh: 200 };

const reasons: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'it, or something on the way to it, is a file',
  EIO: 'its disk answers with errors',
};

/** A data folder that can't be used; the message is one line for whoever runs the service. */
class FolderFaultError extends Error {
  constructor(folder: string, reason: string, cause?: unknown) {
    super(`The data folder ${resolve(folder)} can not be used: ${reason}.`, { cause });
    this.name = 'FolderFaultError';
  }
}

/** What a database folder always holds; one that lacks any of it is damaged and must not be taken for a new one. */
const essential = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

const wayBack = 'Bring a backup back into an empty DATA_DIR with "npm run restore -- <file>"';

/** @throws FolderFaultError when the database in `folder` lacks something it can't be without. */
export function assertUndamaged(folder: string): void {
  const database = join(folder, 'database');
  const lacking = essential.filter((name) => !existsSync(join(database, name)));
  if (lacking.length === 0) return;
  const reason = `its database is damaged (${lacking.join(', ')} missing in ${resolve(database)})`;
  throw new FolderFaultError(folder, `${reason}; nothing was changed. ${wayBack}`);
}

/** For a database that has all of that and does not start: PGlite tells no more than that it aborted. */
export const unopened = (folder: string, cause: unknown): Error =>
  new FolderFaultError(folder, `its database is damaged and does not open. ${wayBack}`, cause);

/** @throws FolderFaultError when `folder`, which is made if need be, can't be written to or has no room left. */
export function assertWritable(folder: string): void {
  const probe = join(folder, `probe.${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x');
    rmSync(probe);
    const { bavail, bsize } = statfsSync(folder);
    const least = leastFreeMegabytes[existsSync(join(folder, 'database')) ? 'existing' : 'fresh'];
    if (bavail * bsize < least * 2 ** 20)
      throw new FolderFaultError(folder, `its disk is full (less than ${least} MB free)`);
  } catch (error) {
    if (existsSync(probe)) rmSync(probe);
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new FolderFaultError(folder, reason, error);
  }
}
