import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../../api/db/migrate.ts';
import { openDatabase } from '../../../api/db/openDatabase.ts';
import { openPostgres } from '../../../api/db/engines/postgres.ts';
import { startApiProcess } from '../../support/servers/apiProcess.ts';
import { endProcess, removeFolder } from '../../support/servers/endProcess.ts';
import { openEvents } from '../../support/eventStream.ts';
import { call } from '../../support/restCall.ts';
import { newUser } from '../../support/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'torre-'));
});
afterEach(() => removeFolder(folder));

test('migrations may be started several times at once, on PostgreSQL by several processes, and never go back', async () => {
  const address = process.env['TEST_DATABASE_URL'];
  const schema = `race_${Date.now().toString(36)}`;
  const shared = address === undefined ? undefined : `${address}?schema=${schema}`;
  const open = () => openDatabase({ databaseUrl: shared, dataDir: 'memory://' });
  const databases = await Promise.all(Array.from({ length: shared === undefined ? 1 : 4 }, open));
  await Promise.all(databases.map(({ db }) => migrate(db)));
  for (const { db } of databases) expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  const { db } = databases[0]!;
  await sql`insert into kysely_migration (name, timestamp) values ('9999_to_come', '2999-01-01')`.execute(db);
  await expect(migrate(db)).rejects.toThrow('newer version (9999_to_come): start that one, or restore');
  if (shared !== undefined) await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
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
    await Promise.all(started.map(({ child }) => endProcess(child, 'SIGTERM')));
    const { db, close } = await openDatabase({ databaseUrl: postgres, dataDir: '' });
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
    await close();
  },
  120_000,
);

const startProcess = (databaseUrl = '') => startApiProcess({ DATA_DIR: folder, DATABASE_URL: databaseUrl });

test.runIf(postgres !== undefined)(
  'what needs a connection of its own goes past the pooler, and what may be late to the standbys',
  async () => {
    const schemas = ['leads', 'stands'].map((name) => `${name}_${Date.now().toString(36)}`);
    const [leader, standby] = schemas.map((schema) => `${postgres}?schema=${schema}`) as [string, string];
    for (const databaseUrl of [leader, standby])
      await (await openDatabase({ databaseUrl, dataDir: '' })).close();
    const nowhere = 'postgres://tests@127.0.0.1:9/postgres';
    const others = { direct: nowhere, standbys: standby };
    const { db, readDb, listen, close } = await openPostgres(leader, undefined, others);
    const schemaOf = async (database: typeof db) =>
      (await sql<{ is: string }>`select current_schema() as "is"`.execute(database)).rows[0]?.is;
    expect([await schemaOf(db), await schemaOf(readDb)]).toEqual(schemas);
    await expect(
      listen(
        'channel',
        () => {},
        () => {},
      ),
    ).rejects.toThrow('ECONNREFUSED');
    for (const schema of schemas) await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
    await close();
  },
  120_000,
);
