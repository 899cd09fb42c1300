import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from '../../api/db/folderLock.ts';
import { migrate } from '../../api/db/migrate.ts';
import { openDatabase } from '../../api/db/openDatabase.ts';
import { processStart } from '../../api/db/processStart.ts';
import { startApiProcess } from '../support/apiProcess.ts';
import { openEvents } from '../support/eventStream.ts';
import { call } from '../support/restCall.ts';
import { logIn, newUser, password } from '../support/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'lock');
const writeLock = (holder: object) =>
  writeFileSync(lockFile(), JSON.stringify({ token: 'other', ...holder }));

/** Takes the lock and gives it back; answers who held it meanwhile. */
async function holderAfterLocking(): Promise<number> {
  const lock = await lockFolder(folder);
  const { pid } = JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number };
  lock.release();
  return pid;
}

describe('the lock of a data folder', () => {
  test('is held once, and free after release', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    lock.release();
    (await lockFolder(folder)).release();
  });

  test('has one winner when several take it at once', async () => {
    writeLock({ pid: 2 ** 22 + 1, started: null, host: hostname() });
    const tries = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)]);
    const won = tries.filter((attempt) => attempt.status === 'fulfilled');
    expect(won).toHaveLength(1);
    won[0]?.value.release();
  });

  test('is refused while another process lives', async () => {
    writeLock({ pid: process.ppid, started: processStart(process.ppid), host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(/in use by another process \(pid \d+\)/);
  });

  test('is taken over from a dead process, and from a pid given to another since', async () => {
    for (const holder of [
      { pid: 2 ** 22 + 1, started: null },
      { pid: process.ppid, started: 'another boot:1' },
      { pid: process.pid, started: processStart(process.pid) },
    ]) {
      writeLock({ ...holder, host: hostname() });
      expect(await holderAfterLocking()).toBe(process.pid);
    }
  });

  test('is taken over from another container when its heartbeat stopped', async () => {
    writeLock({ pid: 1, started: null, host: 'gone-container' });
    utimesSync(lockFile(), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    expect(await holderAfterLocking()).toBe(process.pid);
  });
});

describe('the service on a folder of its own', () => {
  test('keeps everything acknowledged over kill -9, and a second start refuses', async () => {
    const first = await startProcess();
    const body = { name: 'Ana Souza', email: 'ana@example.com', password };
    expect((await call(first.url, 'POST', '/v1/users', { body })).status).toBe(202);
    await expect(startProcess()).rejects.toThrow(/in use by another process/);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await startProcess();
    expect(await logIn(second.url, 'ana@example.com')).toHaveLength(26);
    second.child.kill('SIGTERM');
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(0);
    expect(existsSync(lockFile())).toBe(false);
  }, 180_000);
});

test('migrations may be started several times at once, on PostgreSQL by several processes', async () => {
  const address = process.env['TEST_DATABASE_URL'];
  const schema = `race_${Date.now().toString(36)}`;
  const shared = address === undefined ? undefined : `${address}?schema=${schema}`;
  const open = () => openDatabase({ databaseUrl: shared, dataDir: 'memory://' });
  const databases = await Promise.all(Array.from({ length: shared === undefined ? 1 : 4 }, open));
  await Promise.all(databases.map(({ db }) => migrate(db)));
  for (const { db } of databases) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  if (shared !== undefined) await sql`drop schema ${sql.id(schema)} cascade`.execute(databases[0]!.db);
  await Promise.all(databases.map((database) => database.close()));
}, 120_000);

const postgres = process.env['TEST_DATABASE_URL'];

// The embedded database belongs to one process; several share a PostgreSQL.
test.runIf(postgres !== undefined)(
  'two processes on one PostgreSQL share sessions, data and events',
  async () => {
    const schema = `two_${Date.now().toString(36)}`;
    const started = await Promise.all([1, 2].map(() => startProcess(`${postgres}?schema=${schema}`)));
    const [first, second] = started.map(({ url }) => url) as [string, string];
    const owner = await newUser(first);
    const stream = await openEvents(second, owner.token);
    const project = await owner.project({ name: 'Residencial Ipê' });
    expect(await stream.next()).toMatchObject({
      data: { action: 'project.created', project_id: project.id },
    });
    const read = () => call(second, 'GET', project.path, { token: owner.token });
    expect((await read()).body.project).toMatchObject({ name: 'Residencial Ipê' });
    expect((await call(second, 'DELETE', '/v1/tokens/authentication', { token: owner.token })).status).toBe(
      204,
    );
    expect((await owner.call('GET', project.path)).status).toBe(401);
    await stream.close();
    await Promise.all(
      started.map(async ({ child }) => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }),
    );
    const { db, close } = await openDatabase({ databaseUrl: postgres, dataDir: '' });
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
    await close();
  },
  120_000,
);

const startProcess = (databaseUrl = '') => startApiProcess({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
