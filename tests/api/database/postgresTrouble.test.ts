import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBinaries, startPostgres } from '../../../scripts/postgresServer.mjs';
import { type ApiProcess, startApiProcess } from '../../support/servers/apiProcess.ts';
import { endProcess } from '../../support/servers/endProcess.ts';
import { openEvents } from '../../support/eventStream.ts';
import type { Answer } from '../../support/restCall.ts';
import { newUser, type TestUser } from '../../support/world.ts';

/** Asks again until the service is back. */
async function eventually(ask: () => Promise<Answer>, status: number): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer;
    expect(answer.status).toBe(503);
    await wait(100);
  }
}

// Where no PostgreSQL is installed there is none to restart; `npm run test:postgres` installs one.
describe.runIf(postgresBinaries() !== undefined)('a PostgreSQL in trouble', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let api: ApiProcess;
  let user: TestUser;
  let admin: Client;
  const connect = async () => {
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    postgres = await startPostgres();
    api = await startApiProcess({ DATABASE_URL: postgres.url, DATABASE_LOCK_TIMEOUT_MS: '700' });
    user = await newUser(api.url);
    admin = await connect();
  }, 120_000);
  afterAll(async () => {
    await admin.end().catch(() => {});
    await endProcess(api.child, 'SIGTERM');
    postgres.stop();
  }, 60_000);

  test('knows for which request a statement is', async () => {
    const id = 'leads-to-the-log-7';
    const answer = await user.call('GET', '/v1/users/me', undefined, { headers: { 'x-request-id': id } });
    expect(answer.status).toBe(200);
    const { rows } = await admin.query('select query from pg_stat_activity where query like $1', [
      `%/*request='${id}'*/`,
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });

  /** Writes until `trouble` is over; answers what was acknowledged and what was not. */
  async function underLoad(trouble: () => Promise<void>) {
    const made: string[] = [];
    const refused: Answer[] = [];
    const over = new AbortController();
    const write = async (writer: number) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const body = { name: `P ${writer} ${turn} ${Date.now()}`, state: 'SP', city: 'São Paulo' };
        const answer = await user.call('POST', '/v1/projects', { ...body, phase: 'preliminary_study' });
        if (answer.status === 201) made.push(answer.body.project.id);
        else refused.push(answer);
      }
    };
    const writers = Array.from({ length: 8 }, (_, writer) => write(writer));
    await trouble();
    await eventually(() => user.call('GET', '/v1/users/me'), 200);
    over.abort();
    await Promise.all(writers);
    return { made, refused };
  }

  test('that crashes and is restarted under load costs nothing but 503 with a time to come back', async () => {
    const before = await openEvents(api.url, user.token);
    const { made, refused } = await underLoad(async () => {
      await wait(300);
      postgres.halt('immediate');
      await wait(300);
      expect((await user.call('GET', '/readyz')).status).toBe(503);
      postgres.start();
    });
    expect((await user.call('GET', '/readyz')).status).toBe(200);
    expect(made.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (const id of made) expect((await user.call('GET', `/v1/projects/${id}`)).status).toBe(200);
    // The stream ended, so that its reader looks again; a new one hears what happens from now on.
    await before.ended;
    const after = await openEvents(api.url, user.token);
    const project = await user.project();
    expect(await after.next()).toMatchObject({ data: { project_id: project.id } });
    await after.close();
    admin = await connect();
  }, 90_000);

  test('that ends every connection while they are used', async () => {
    const { refused } = await underLoad(async () => {
      for (let round = 0; round < 5; round += 1) {
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
        );
        await wait(100);
      }
    });
    expect(refused.every(({ status }) => status === 503)).toBe(true);
    expect(api.child.exitCode).toBeNull();
  }, 60_000);

  test('with one locked row: its writers are refused soon, and everybody else is served meanwhile', async () => {
    const project = await user.project();
    await admin.query('begin');
    await admin.query('select 1 from projects where id = $1 for update', [project.id]);
    const blocked = Array.from({ length: 15 }, () => user.call('PATCH', project.path, { city: 'Santos' }));
    await wait(100);
    const begun = Date.now();
    expect((await user.call('GET', '/v1/users/me')).status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(4_000);
    expect((await Promise.all(blocked)).map(({ status }) => status)).toEqual(Array(15).fill(503));
    await admin.query('rollback');
    expect((await user.call('PATCH', project.path, { city: 'Santos' })).status).toBe(200);
  }, 60_000);
});
