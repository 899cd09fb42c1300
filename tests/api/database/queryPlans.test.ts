import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../../support/servers/apiServer.ts';
import { watchCalls, watchQueries } from '../../support/countQueries.ts';
import { growOffice, openOffice as openLargeOffice } from '../../support/towers/largeOffice.ts';
import { call } from '../../support/restCall.ts';
import { expectStatus, newUser, openOffice, type TestUnit, type TestUser } from '../../support/world.ts';

const api = await startApi();
afterAll(() => api.close());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

type Read = { name: string; user: TestUser; path: string; statements: CompiledQuery[] };
const routes: Read[] = [];
let settling: CompiledQuery[];

let unit: TestUnit;

beforeAll(async () => {
  const user = await newUser(api.url);
  const project = await user.project();
  unit = await project.unit();
  const option = await unit.option();
  const module = await option.module();
  const paths = {
    'a page of projects': '/v1/projects?page=1&page_size=50',
    'a project': project.path,
    'a tower': unit.path,
    'its options with their modules': `${unit.path}/options`,
    'a module with its versions': module.path,
  };
  const since = `updated_since=${new Date(0).toISOString()}`;
  const forReports = {
    'all towers of a project': `${project.path}/towers`,
    'projects changed since': `/v1/projects?with_totals=false&${since}`,
    'the benchmark with one’s own': '/v1/benchmark/units',
  };
  const office = await openOffice(user);
  await office.take(project);
  const colleague = await newUser(api.url);
  await office.join(colleague, 'viewer');
  const shared = {
    'quotations of the other projects': `${project.path}/prices/shared`,
    'declarations of the other projects': `${project.path}/declarations/shared`,
  };
  for (const [who, reader] of Object.entries({ owner: user, colleague }))
    for (const [name, path] of Object.entries({ ...paths, ...forReports, ...shared })) {
      const read = () => expectStatus(200, reader.call('GET', path));
      // Batches are formed apart, below.
      await read();
      const statements = await watchCalls(api, read);
      routes.push({ name: `${who}: ${name}`, user: reader, path, statements });
    }
  for (let at = 0; at < 5; at += 1) {
    const mine = await (await newUser(api.url)).project();
    await (await (await mine.unit()).option()).module();
    await expectStatus(200, mine.owner.call('PATCH', mine.path, { benchmark_consent: true }));
  }
  settling = await watchQueries(api, () => expectStatus(200, call(api.url, 'GET', '/v1/benchmark/units')));
});

test('the statements that screens use most find every row by an index', async () => {
  expect(routes.flatMap(({ statements }) => statements).length).toBeGreaterThan(routes.length);
  for (const { name, statements } of routes) {
    for (const statement of statements)
      expect({ name, sql: statement.sql, readWhole: await readWhole(statement) }).toMatchObject({
        readWhole: [],
      });
  }
});

test('the statements that form batches of the benchmark do so too, except in its own tables', async () => {
  expect(settling.some(({ sql: text }) => text.startsWith('insert into "benchmark_entries"'))).toBe(true);
  const read = settling.filter(({ sql: text }) => /^\s*(select|with)/.test(text));
  expect(read.length).toBeGreaterThan(10);
  for (const statement of read) {
    const whole = (await readWhole(statement)).filter((table) => !table.startsWith('benchmark_'));
    expect({ sql: statement.sql, whole }).toMatchObject({ whole: [] });
  }
});

test('a statement no index serves is found out', async () => {
  const statement = CompiledQuery.raw('select id from projects where city = $1', ['São Paulo']);
  expect(await readWhole(statement)).toEqual(['projects']);
});

test('it takes as many statements once there is more to show', async () => {
  const { project, owner } = unit;
  await (await owner.project()).unit();
  await (await (await project.unit({ name: 'Torre B' })).option()).module();
  await (await unit.option({ name: 'Opção 2', active: false })).module();
  for (const { name, user, path, statements } of routes) {
    const now = await watchCalls(api, () => user.call('GET', path));
    expect({ name, statements: now.length }).toEqual({ name, statements: statements.length });
  }
});

test('of versions changed since it reads one’s own, among those of a large office', async () => {
  await growOffice(api.db, await openLargeOffice(api.url), 20);
  const path = `/v1/versions?page_size=50&updated_since=${new Date(0).toISOString()}`;
  const statements = await watchQueries(api, () => expectStatus(200, unit.owner.call('GET', path)));
  const large = new Set(['versions', 'modules', 'module_floors', 'options', 'units']);
  const ofVersions = statements.filter(({ sql: text }) => text.includes('"versions"'));
  expect(ofVersions).toHaveLength(2);
  for (const statement of ofVersions)
    expect((await readWhole(statement)).filter((table) => large.has(table))).toEqual([]);
});

/** Tables that a statement can only read from end to end, whatever they hold. */
function readWhole({ sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return api.db.transaction().execute(async (trx) => {
    // Of a table with so few rows the planner would not take the index.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    const [{ Plan: plan }] = Object.values(rows[0]!)[0]!;
    return nodesOf(plan).flatMap((node) =>
      isWhole(node) ? [node['Relation Name'] ?? node['Index Name'] ?? ''] : [],
    );
  });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const isWhole = (node: Plan) =>
  node['Node Type'] === 'Seq Scan' ||
  (/^(Bitmap )?Index.* Scan$/.test(node['Node Type']) &&
    node['Index Cond'] === undefined &&
    // The first of those who agreed to the benchmark: it holds no others.
    node['Index Name'] !== 'projects_consent_owner');
