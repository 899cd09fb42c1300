import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBinaries, startPostgres } from '../../../scripts/postgresServer.mjs';
import { readApiConfig } from '../../../api/config.ts';
import type { Tables } from '../../../api/db/database.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { newUser, type TestUser } from '../../support/world.ts';

test('statements are prepared only where it was said so', () => {
  expect(readApiConfig({}).databasePrepared).toBe(false);
  expect(readApiConfig({ DATABASE_PREPARED: 'on' }).databasePrepared).toBe(true);
});

type Kept = { statement: string; times: number };
const kept = async (db: Kysely<Tables>) =>
  (
    await sql<Kept>`select statement, (generic_plans + custom_plans)::int as times
      from pg_prepared_statements`.execute(db)
  ).rows;

describe.runIf(postgresBinaries() !== undefined)('a PostgreSQL that prepares statements', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let plain: TestApi;
  let prepared: TestApi;
  let user: TestUser;
  beforeAll(async () => {
    server = await startPostgres();
    const config = { databaseUrl: server.url };
    plain = await startApi(config);
    // Of one connection, so that what it keeps is seen.
    const { postgresLimits } = readApiConfig({ DATABASE_POOL_SIZE: '2' });
    const limits = { ...postgresLimits, poolSize: 1 };
    prepared = await startApi({ ...config, databasePrepared: true, postgresLimits: limits });
    user = await newUser(plain.url);
  }, 120_000);
  afterAll(async () => {
    await prepared.close();
    await plain.close();
    server.stop();
  }, 60_000);

  const withoutTimes = (text: unknown) => JSON.stringify(text).replaceAll(/"[^"]*_(at|id)":"[^"]*"/g, '');
  const read = async (api: TestApi, path: string) => {
    const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${user.token}` } });
    expect(answer.status).toBe(200);
    return withoutTimes(await answer.json());
  };

  test('keeps each for the next call, and gives the same answers', async () => {
    const project = await user.project();
    const unit = await project.unit();
    await (await unit.option()).module();
    const paths = ['/v1/users/me', '/v1/projects', project.path, unit.path, `${unit.path}/options`];
    for (let time = 0; time < 7; time += 1)
      for (const path of paths) expect(await read(prepared, path)).toBe(await read(plain, path));
    const statements = await kept(prepared.db);
    expect(statements.filter(({ times }) => times >= 7).length).toBeGreaterThan(10);
    expect(statements.filter(({ statement }) => statement.includes('request='))).toEqual([]);
    expect(await kept(plain.db)).toEqual([]);
  });

  test('names no statement that grows with a list, and limits the number of named ones', async () => {
    const { db } = prepared;
    const before = (await kept(db)).length;
    for (let length = 2; length < 30; length += 1)
      await db
        .selectFrom('users')
        .select('id')
        .where(
          'id',
          'in',
          Array.from({ length }, (_, at) => at),
        )
        .execute();
    expect((await kept(db)).length).toBe(before);
    for (let at = 0; at < 600; at += 1) await sql`select ${1}::int as ${sql.id(`n${at}`)}`.execute(db);
    expect((await kept(db)).length).toBe(500);
  });

  test('goes on where a migration changed what a statement gives', async () => {
    const { db } = prepared;
    const all = () => db.selectFrom('users').selectAll().where('id', '=', user.id).execute();
    const before = await read(prepared, '/v1/users/me');
    await all();
    await sql`alter table users add column added integer`.execute(plain.db);
    expect(await all()).toMatchObject([{ id: user.id, added: null }]);
    expect(await read(prepared, '/v1/users/me')).toBe(before);
  });
});
