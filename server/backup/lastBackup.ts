import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An empty file in the data folder whose time is that of the last backup; a script may touch it too. */
const markOf = (dataDir: string) => join(dataDir, 'last-backup');

export function noteBackup(dataDir: string): void {
  writeFileSync(markOf(dataDir), '');
}

/** When the data folder was last backed up, in seconds since 1970; undefined if unknown. */
export function lastBackup(dataDir: string): number | undefined {
  const mark = statSync(markOf(dataDir), { throwIfNoEntry: false });
  return mark && mark.mtimeMs / 1000;
}
