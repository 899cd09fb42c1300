import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Started = Parameters<NonNullable<Options['preRun']>[number]>[0];
type Stream = { nfd?: number; node: unknown };
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath: (node: unknown) => string;
};

/**
 * The embedded database's files in a folder whose fsync reaches the disk: PGlite's own folder ignores every fsync. To
 * be used with `syncedStart`.
 */
export class SyncedFolder extends NodeFS {
  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const reachDisk = (mod: Started) => {
      const files = (mod as unknown as { NODEFS: NodeFiles }).NODEFS;
      files.stream_ops.fsync = ({ nfd, node }) => {
        // A folder is opened without a descriptor.
        if (nfd === undefined) syncPath(files.realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reachDisk] } };
  }
}

/** PGlite starts with `-F`, without fsync; of the sync methods, only plain fsync leaves the sandbox. */
export const syncedStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** Makes a folder just written, with everything in it, survive a loss of power. */
export function syncTree(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) syncPath(join(folder, name));
  syncPath(folder);
}

/** Makes a file, or the names in a folder, survive a loss of power. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Windows has no fsync of folders, nor of files opened for reading.
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(file);
  }
}
