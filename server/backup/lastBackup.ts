import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An empty file in the data folder that tells by its time when the last backup ended; a script may touch it too. */
const markOf = (dataDir: string) => join(dataDir, 'last-backup');

export function noteBackup(dataDir: string): void {
  writeFileSync(markOf(dataDir), '');
}

/** When the data folder was last backed up, in seconds since 1970; undefined where nothing is known of it. */
export function lastBackup(dataDir: string): number | undefined {
  const mark = statSync(markOf(dataDir), { throwIfNoEntry: false });
  return mark && mark.mtimeMs / 1000;
}
