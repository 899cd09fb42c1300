import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../support/servers/apiServer.ts';
import { countWork, type Work } from '../support/countWork.ts';
import { growOffice, type LargeOffice, modulesOfProject, openOffice } from '../support/towers/largeOffice.ts';
import { officeScreens, openScreen } from '../support/access/officeScreens.ts';
import { startGateway } from '../support/servers/gatewayServer.ts';
import { call } from '../support/restCall.ts';
import { expectStatus, newUser, openOffice as shareOffice } from '../support/world.ts';

const api = await startApi();
const gateway = await startGateway(api.url, { asksGeneration: true });
afterAll(async () => {
  await gateway.close();
  await api.close();
});

/** Projects of the office at first, more than a page, and in the end; on PostgreSQL 24 000 modules. */
const few = 51;
const many = process.env.TEST_DATABASE_URL === undefined ? 60 : 24_000 / modulesOfProject;

let office: LargeOffice;
let asColleague: LargeOffice;
const work: Record<'few' | 'many', Map<string, Work>> = { few: new Map(), many: new Map() };

beforeAll(async () => {
  office = await openOffice(api.url);
  const shared = await shareOffice(office.user);
  await shared.take(office.first);
  const colleague = await newUser(api.url);
  await shared.join(colleague, 'owner');
  asColleague = { ...office, user: colleague };
  // The copies agree to the benchmark as their first does, and wait: no others are there.
  const consent = { benchmark_consent: true };
  await expectStatus(200, office.user.call('PATCH', office.first.path, consent));
  for (const [name, size] of [
    ['few', few],
    ['many', many],
  ] as const) {
    await growOffice(api.db, office, size);
    // What a process learns once is not counted.
    for (const [who, reader] of [
      ['', office],
      [' of a colleague', asColleague],
    ] as const) {
      if (name === 'few') for (const screen of officeScreens) await openScreen(gateway, reader, screen);
      for (const screen of officeScreens)
        work[name].set(`${screen}${who}`, await countWork(api, () => openScreen(gateway, reader, screen)));
    }
    work[name].set('settling', await countWork(api, settle));
    work[name].set('report', await countWork(api, report));
  }
});

/** What these show are all towers of the office, ranked; the others show a page, a project or a tower. */
const ranking: readonly string[] = ['ProjectPageQuery', 'TowerPageQuery', 'KnownTowersQuery'];

/** The report of one project. */
async function report() {
  const headers = { authorization: `Bearer ${office.user.token}` };
  return (await fetch(`${gateway.url}/report.ndjson?project=${office.first.id}`, { headers })).text();
}

/** The first answer of the benchmark after somebody agreed. */
async function settle() {
  api.context.benchmark.renewNext();
  return (await expectStatus(200, call(api.url, 'GET', '/v1/benchmark/units'))).body;
}

const ofColleague = officeScreens.map((screen) => `${screen} of a colleague`);

test.each([...officeScreens, ...ofColleague, 'report', 'settling'])(
  'what %s costs follows what it shows, not what is stored',
  (screen) => {
    const [before, after] = [work.few.get(screen)!, work.many.get(screen)!];
    const growth = ranking.includes(screen.split(' ')[0]!) ? many / few : 1;
    expect(after.statements).toBe(before.statements);
    expect(after.bytes).toBeLessThan(before.bytes * growth * 1.02);
    const { projects, ...visits } = after.visits;
    // A list tells how many there are, and some of its orders are sorted.
    expect(projects ?? 0).toBeLessThan(6 * many);
    const most = Object.keys(visits).map((table) => [table, (before.visits[table] ?? 0) * growth * 1.3 + 20]);
    const beyond = most.filter(([table, bound]) => visits[table as string]! > (bound as number));
    expect(beyond.map(([table, bound]) => ({ table, bound, visited: visits[table as string] }))).toEqual([]);
  },
);

const readByNames = [
  'organization_members',
  'organizations',
  'prices',
  'project_members',
  'projects',
  'tokens',
  'units',
  'users',
];

test('names alone are read without a figure', () => {
  const { visits } = work.many.get('useAllProjectsQuery')!;
  expect(Object.keys(visits).toSorted()).toEqual(readByNames);
});

test('figures are read from one row of each tower that is shown, in as many statements as names', () => {
  const { visits, statements } = work.many.get('ProjectsPageQuery')!;
  expect(Object.keys(visits).toSorted()).toEqual([...readByNames, 'tower_totals'].toSorted());
  expect(visits['tower_totals']).toBe(visits['units']);
  expect(statements).toBe(work.many.get('useAllProjectsQuery')!.statements);
});
