import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../../server/backup/lastBackup.ts';
import { type ComposedServer, startComposed } from '../support/servers/composedServer.ts';
import { removeFolder } from '../support/servers/endProcess.ts';
import { call } from '../support/restCall.ts';
import { expectStatus, newUser, type TestUser } from '../support/world.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const schema = `metrics_${Date.now().toString(36)}`;
const onPostgres: Record<string, string> = {
  DATABASE_URL: `${postgres}?schema=${schema}`,
  DATABASE_POOL_SIZE: '2',
  DATABASE_CONNECT_TIMEOUT_MS: '1000',
};
let dataDir: string;
let server: ComposedServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'torre-metrics-'));
  // Nothing listens at the port of mails.
  const settings = {
    METRICS_PORT: '0',
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMIT: 'off',
  };
  server = await startComposed(() => {}, { ...settings, ...(postgres === undefined ? {} : onPostgres) });
});
afterAll(async () => {
  if (postgres !== undefined) await sql`drop schema ${sql.id(schema)} cascade`.execute(server.context.db);
  await server.close();
  removeFolder(dataDir);
});

/** The value of a figure with its labels as they are written; undefined where the scrape has none. */
const read = (scrape: string, figure: string) => {
  const line = scrape.split('\n').find((each) => each.startsWith(`${figure} `));
  return line === undefined ? undefined : Number(line.slice(figure.length));
};

/** A webhook whose receiver takes nothing, with a change that should have gone out 20 minutes ago and is under way. */
async function lateWebhook(user: TestUser): Promise<void> {
  const { db } = server.context;
  const body = { url: 'https://receiver.invalid/', events: ['project'] };
  await expectStatus(201, user.call('POST', '/v1/webhooks', body));
  await db
    .updateTable('webhooks')
    .set({ failingSince: new Date(), busyUntil: new Date('2100-01-01') })
    .execute();
  await user.project();
  await db
    .updateTable('webhookDeliveries')
    .set({ nextAt: new Date(Date.now() - 1_200_000) })
    .execute();
}

test('mails that wait, work that is refused, what was kept and the last backup are in a scrape', async () => {
  const before = await server.metrics();
  expect(read(before, 'outbox_oldest_age_seconds')).toBe(0);
  expect(before).not.toContain('last_backup');
  expect(read(before, 'work_queue_refused_total{queue="reads",status="503"}')).toBe(0);

  const { db, expensiveReads } = server.context;
  const user = await newUser(server.url, { activated: false });
  await db
    .updateTable('outbox')
    .set({ createdAt: new Date(Date.now() - 1_200_000).toISOString() })
    .execute();
  await lateWebhook(user);
  noteBackup(dataDir);
  const query = '{ viewer { user { name } } }';
  for (let asked = 0; asked < 3; asked += 1)
    await call(server.url, 'POST', '/graphql', { token: user.token, body: { query } });
  const held = Promise.withResolvers<undefined>();
  const others = Array.from({ length: 40 }, (_, index) =>
    expensiveReads.run(
      -Math.floor(index / 8),
      () => held.promise,
      () => held.promise,
    ),
  );
  expect((await user.call('GET', '/v1/projects')).status).toBe(503);

  const scrape = await server.metrics();
  expect(read(scrape, 'work_queue_refused_total{queue="reads",status="503"}')).toBe(1);
  expect(read(scrape, 'work_queue_under_way{queue="reads"}')).toBe(40);
  expect(read(scrape, 'work_queue_under_way{queue="files"}')).toBe(0);
  expect(read(scrape, 'outbox_letters')).toBe(1);
  expect(read(scrape, 'outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(1_199);
  expect(read(scrape, 'webhook_deliveries_waiting')).toBe(1);
  expect(read(scrape, 'webhook_delivery_late_seconds')).toBeGreaterThanOrEqual(1_199);
  expect(read(scrape, 'webhooks_failing')).toBe(1);
  expect(Date.now() / 1000 - read(scrape, 'last_backup_timestamp_seconds')!).toBeLessThan(60);
  expect(read(scrape, 'gateway_cache_requests_total{cache="replies",result="miss"}')).toBe(1);
  expect(read(scrape, 'gateway_cache_requests_total{cache="replies",result="hit"}')).toBe(2);
  expect(read(scrape, 'gateway_cache_requests_total{cache="operations",result="hit"}')).toBe(2);
  expect(read(scrape, 'http_requests_in_flight')).toBe(0);
  held.resolve(undefined);
  await Promise.all(others);
});

test('every figure the alerts and the dashboard ask for is in a scrape', async () => {
  noteBackup(dataDir);
  const scrape = await server.metrics();
  const kinds = new Map(
    [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind]) => [name, kind]),
  );
  const file = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../docs/deployment', name), 'utf8');
  const rules = [...file('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, rule = '']) => rule);
  const { panels } = JSON.parse(file('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  // Without labels, ranges, functions and operators.
  const named = asked.flatMap((expr) =>
    expr
      .replace(/{[^}]*}|\[\w+\]|\bby \([^)]*\)/g, '')
      .replace(/\w+ *(?=\()/g, '')
      .match(/\b[a-z]\w+/g)!
      .filter((word) => !['and', 'or', 'up'].includes(word)),
  );
  expect(rules.length).toBe(file('alerts.yml').split('alert:').length - 1);
  expect(named.length).toBeGreaterThan(rules.length);
  const isThere = (name: string) =>
    kinds.has(name) || kinds.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  // What nobody would see otherwise: receivers that take nothing, callers who are told to come back.
  const refusals = 'http_request_duration_seconds_count{status=~"429|503"}';
  for (const figure of ['webhooks_failing', refusals]) {
    expect(rules.some((rule) => rule.includes(figure) && />/.test(rule))).toBe(true);
    expect(panels.some(({ targets }) => targets.some(({ expr }) => expr.includes(figure)))).toBe(true);
  }
});

test.runIf(postgres !== undefined)('a scrape tells of a pool that has no connection left', async () => {
  const { db } = server.context;
  const pools = ['connections', 'idle_connections', 'max_connections', 'waiting_requests'];
  const figures = async () => {
    const scrape = await server.metrics();
    const values = pools.map((name) => read(scrape, `database_pool_${name}{pool="primary"}`));
    return [...values, read(scrape, 'outbox_letters')];
  };
  const three = [1, 2, 3].map(() => sql`select pg_sleep(2)`.execute(db).catch(() => 'no connection'));
  await wait(200);
  // The outbox looks for letters now and then, and may wait or hold a connection too.
  const [open, idle, most, waiting, letters] = await figures();
  expect([open, idle, most, letters]).toEqual([2, 0, 2, undefined]);
  expect(waiting).toBeGreaterThanOrEqual(1);
  await Promise.all(three);
  expect(await figures()).toEqual([2, expect.any(Number), 2, 0, 1]);
});
