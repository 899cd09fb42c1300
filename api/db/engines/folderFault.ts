import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Below this, the database's log may lack room for its next 16 MB. A new database takes 60 MB at once. */
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

/** An unusable data folder; the message is one line for the operator. */
class FolderFaultError extends Error {
  constructor(folder: string, reason: string, cause?: unknown) {
    super(`The data folder ${resolve(folder)} can not be used: ${reason}.`, { cause });
    this.name = 'FolderFaultError';
  }
}

/** What every database folder has; one that lacks any of it is damaged and must not be taken for a new one. */
const essential = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

const wayBack = 'Bring a backup back into an empty DATA_DIR with "npm run restore -- <file>"';

/** @throws FolderFaultError when the database in `folder` lacks something essential. */
export function assertUndamaged(folder: string): void {
  const database = join(folder, 'database');
  const lacking = essential.filter((name) => !existsSync(join(database, name)));
  if (lacking.length === 0) return;
  const reason = `its database is damaged (${lacking.join(', ')} missing in ${resolve(database)})`;
  throw new FolderFaultError(folder, `${reason}; nothing was changed. ${wayBack}`);
}

/** For a complete database that does not start: PGlite says only that it aborted. */
export const cannotOpen = (folder: string, cause: unknown): Error =>
  new FolderFaultError(folder, `its database is damaged and does not open. ${wayBack}`, cause);

/** @throws FolderFaultError when `folder`, which is created if missing, cannot be written to or is full. */
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
