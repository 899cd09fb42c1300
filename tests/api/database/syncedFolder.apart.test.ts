import type * as files from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { syncTree } from '../../../api/db/engines/syncedFolder.ts';

const opened = vi.hoisted(() => new Map<number, string>());
const synced = vi.hoisted(() => [] as string[]);

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof files>();
  return {
    ...fs,
    openSync: (path: string, flags: string) => {
      const file = fs.openSync(path, flags);
      opened.set(file, path);
      return file;
    },
    fsyncSync: (file: number) => synced.push(opened.get(file) ?? ''),
  };
});

test('a folder reaches the disk with all that is below it, and its own names last', () => {
  const folder = mkdtempSync(join(tmpdir(), 'synced-'));
  try {
    mkdirSync(join(folder, 'base/1'), { recursive: true });
    writeFileSync(join(folder, 'base/1/2610'), 'rows');
    writeFileSync(join(folder, 'PG_VERSION'), '17');
    syncTree(folder);
    const below = ['base', 'base/1', 'base/1/2610', 'PG_VERSION'].map((name) => join(folder, name));
    expect(synced.toSorted()).toEqual([folder, ...below].toSorted());
    expect(synced.at(-1)).toBe(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
