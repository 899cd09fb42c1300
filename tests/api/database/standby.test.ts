import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresBinaries, startPostgres } from '../../../scripts/postgresServer.mjs';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { newUser, type TestProject, type TestUser } from '../../support/world.ts';

// Where no PostgreSQL is installed none follows another; `npm run test:postgres` installs one.
describe.runIf(postgresBinaries() !== undefined)('a PostgreSQL that follows another', () => {
  let leader: Awaited<ReturnType<typeof startPostgres>>;
  let follower: Awaited<ReturnType<typeof leader.follow>>;
  let standby: Client;
  let api: TestApi;
  let user: TestUser;
  let project: TestProject;
  beforeAll(async () => {
    leader = await startPostgres();
    follower = await leader.follow();
    standby = new Client({ connectionString: follower.url });
    standby.on('error', () => {});
    await standby.connect();
    api = await startApi({ databaseUrl: leader.url, databaseReadUrl: follower.url });
    user = await newUser(api.url);
    project = await user.project();
  }, 120_000);
  afterAll(async () => {
    await api.close();
    await standby.end();
    follower.stop();
    leader.stop();
  }, 60_000);

  const reads = () => ({
    list: '/v1/projects',
    report: `${project.path}/towers`,
    benchmark: '/v1/benchmark/units',
  });
  /** Whether a call was answered by the standby, which keeps the last statement of each connection. */
  async function isAside(path: string, id: string) {
    expect((await user.call('GET', path, undefined, { headers: { 'x-request-id': id } })).status).toBe(200);
    const last = await standby.query('select from pg_stat_activity where query like $1', [
      `%request='${id}'%`,
    ]);
    return last.rows.length > 0;
  }

  test('answers lists, reports and the benchmark', async () => {
    for (const [name, path] of Object.entries(reads()))
      expect(await isAside(path, `aside-${name}`)).toBe(true);
    expect(await isAside(project.path, 'a-project-alone')).toBe(false);
  });

  test('shows a change to its author at once, and does not fail when it lags or is gone', async () => {
    await standby.query('select pg_wal_replay_pause()');
    await (await (await project.unit({ name: 'Torre nova' })).option()).module();
    const { body } = await user.call('GET', reads().list);
    expect(body.projects[0].units.map(({ name }: { name: string }) => name)).toEqual(['Torre nova']);
    expect((await user.call('GET', reads().report)).body.towers[0].tower_options[0].modules).toHaveLength(1);
    const { co2 } = (await user.call('GET', reads().benchmark)).body.benchmark;
    expect(co2.filter(({ own }: { own: boolean }) => own)).toHaveLength(1);
    await standby.query('select pg_wal_replay_resume()');
    await expect.poll(() => isAside(reads().list, 'caught-up')).toBe(true);
    follower.stop();
    for (const path of Object.values(reads())) expect((await user.call('GET', path)).status).toBe(200);
  });
});
