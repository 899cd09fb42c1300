import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/apiServer.ts';
import { countQueries, watchQueries } from '../support/countQueries.ts';
import { newUser, type TestUnit } from '../support/world.ts';

const api = await startApi();
afterAll(() => api.close());

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] };

const routes: { name: string; path: string; statements: CompiledQuery[] }[] = [];

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
  for (const [name, path] of Object.entries(paths)) {
    const statements = await watchQueries(api, () => user.call('GET', path));
    routes.push({ name, path, statements });
  }
});

test('what the screens read most finds every row by an index', async () => {
  expect(routes.flatMap(({ statements }) => statements).length).toBeGreaterThan(routes.length);
  for (const { name, statements } of routes) {
    for (const statement of statements)
      expect({ name, sql: statement.sql, readWhole: await readWhole(statement) }).toMatchObject({
        readWhole: [],
      });
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
  for (const { name, path, statements } of routes) {
    const now = await countQueries(api, () => owner.call('GET', path));
    expect({ name, statements: now }).toEqual({ name, statements: statements.length });
  }
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
    return nodesOf(plan).flatMap((node) => (isWhole(node) ? [node['Relation Name'] ?? ''] : []));
  });
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const isWhole = (node: Plan) =>
  node['Node Type'] === 'Seq Scan' ||
  (/^(Bitmap )?Index.* Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined);
