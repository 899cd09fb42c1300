import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../../../api/db/engines/folderLock.ts';
import { openEmbeddedDatabase } from '../../../api/db/engines/pglite.ts';
import { type ApiProcess, startApiProcess } from '../../support/servers/apiProcess.ts';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
import { layDatabase } from '../../support/preparedDatabase.ts';
import { call } from '../../support/restCall.ts';
import { newUser, type TestUser } from '../../support/world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
});
afterAll(() => removeFolder(folder));

describe('the lock of a data folder', () => {
  const lock = () => lockFolder(folder, () => {});

  test('is held once, also when several take it together, and free after release', async () => {
    const tries = await Promise.allSettled([lock(), lock(), lock()]);
    const won = tries.filter((attempt) => attempt.status === 'fulfilled');
    const lost = tries.filter((attempt) => attempt.status === 'rejected');
    expect(won).toHaveLength(1);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(FolderInUseError);
    won[0]?.value.release();
    (await lock()).release();
  });

  test('tells its holder when the file was deleted and taken by another', async () => {
    const lost = Promise.withResolvers<void>();
    const first = await lockFolder(folder, lost.resolve);
    rmSync(join(folder, 'folder.lock'));
    const second = await lock();
    await expect(lost.promise).resolves.toBeUndefined();
    first.release();
    second.release();
  });
});

describe('the service on a folder of its own', () => {
  let api: ApiProcess;
  let user: TestUser;
  const start = () => startApiProcess({ DATA_DIR: folder });
  const ready = async () => (await call(api.url, 'GET', '/readyz')).status;
  const end = (signal: 'SIGKILL' | 'SIGTERM') => endProcess(api.child, signal);
  beforeAll(async () => {
    api = await start();
    user = await newUser(api.url);
  }, 180_000);
  afterAll(async () => void (await end('SIGTERM')));

  test('refuses a second start, also after the lock file was deleted', async () => {
    rmSync(join(folder, 'folder.lock'));
    await wait(2_000);
    expect(await ready()).toBe(200);
    await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
      /in use by another process.* Stop that one first, or set DATA_DIR to another folder\.$/s,
    );
  });

  test('keeps everything acknowledged over kill -9, and starts at once while the dead one is torn down', async () => {
    const { path } = await user.project();
    api.child.kill('SIGKILL');
    api = await start();
    expect((await call(api.url, 'GET', path, { token: user.token })).status).toBe(200);
  }, 120_000);

  test('ends with the command that started it, which may have been killed', async () => {
    const ended = once(api.child, 'exit');
    api.child.disconnect();
    expect(await ended).toEqual([0, null]);
    api = await start();
  }, 120_000);

  test('is not ready, and does not start, without a file its database needs, and makes none in its place', async () => {
    const file = join(folder, 'database', 'PG_VERSION');
    renameSync(file, `${file}.gone`);
    expect(await ready()).toBe(503);
    expect(await end('SIGTERM')).toBe(0);
    const before = readdirSync(join(folder, 'database'));
    await expect(start()).rejects.toThrow(
      /^The data folder \S+ can not be used: its database is damaged \(PG_VERSION missing[^\n]+npm run restore[^\n]+\n$/,
    );
    expect(readdirSync(join(folder, 'database'))).toEqual(before);
    renameSync(`${file}.gone`, file);
    const again = await openEmbeddedDatabase(folder, false);
    const emails = await again.db.selectFrom('users').select('email').execute();
    expect(emails).toContainEqual({ email: user.email });
    await again.close();
  }, 120_000);
});

test('a complete database that is damaged inside is reported in one line, with the way back', async () => {
  const damaged = join(folder, 'damaged');
  await layDatabase(damaged);
  await (await openEmbeddedDatabase(damaged)).close();
  expect(readdirSync(damaged).filter((name) => name.startsWith('probe'))).toEqual([]);
  writeFileSync(join(damaged, 'database', 'global/pg_control'), 'x');
  await expect(openEmbeddedDatabase(damaged)).rejects.toThrow(
    /^The data folder \S+ can not be used: its database is damaged and does not open\. [^\n]+npm run restore[^\n]+$/,
  );
});

test('a data folder that is a file is reported in one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openEmbeddedDatabase(join(file, 'data'))).rejects.toThrow(
    /^The data folder \S+ can not be used: it, or something on the way to it, is a file\.$/,
  );
});
