import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withoutRoundingError } from '#domain/numbers.ts';
import { wireFields } from '../../../domain/wireNames.ts';
import { noFile } from '../../../api/limits/heavyWork.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { watchQueries } from '../../support/countQueries.ts';
import { growOffice, openOffice as openPortfolio } from '../../support/towers/largeOffice.ts';
import { openOffice, type TestOffice, type TestUser } from '../../support/world.ts';

let api: TestApi;
let owner: TestUser;
let office: TestOffice;
const projects = 64;

beforeAll(async () => {
  api = await startApi();
  const portfolio = await openPortfolio(api.url);
  owner = portfolio.user;
  office = await openOffice(owner);
  await growOffice(api.db, portfolio, projects);
  await api.db.updateTable('projects').set({ organizationId: office.id }).execute();
});
afterAll(() => api.close());

const tables = {
  projects: 'projects',
  units: 'units',
  floor_groups: 'floorGroups',
  floors: 'floors',
  options: 'options',
  modules: 'modules',
  module_floors: 'moduleFloors',
  versions: 'versions',
} as const;
const inOrder = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** Asks for the file; `signal` hangs up. */
const open = (path: string, signal?: AbortSignal) =>
  fetch(`${api.url}${path}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    ...(signal === undefined ? {} : { signal }),
  });

/** A row in the names of /v1, its figures without rounding errors. */
const asExported = (row: object): object =>
  JSON.parse(JSON.stringify(wireFields(row)), (_, each: unknown) =>
    typeof each === 'number' ? withoutRoundingError(each) : each,
  );

describe('an office of many projects', () => {
  test('goes out whole: every row of every table, under its old name', async () => {
    const answer = await open(`${office.path}/export`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="organization.json"');
    const file = await answer.json();
    expect(Object.keys(file)).toEqual(['exported_at', 'organization', 'members', 'invitations', 'projects']);
    expect(file.projects.projects).toHaveLength(projects);
    for (const [name, table] of Object.entries(tables)) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(api.db);
      expect(inOrder(file.projects[name])).toEqual(inOrder(rows.map(asExported)));
    }
  });

  test('is read as it is taken, and no further once the reader has gone', async () => {
    let asked = 0;
    const count = () => (asked += 1) > 0;
    const hangUp = async () => {
      const leaving = new AbortController();
      const answer = await open(`${office.path}/export`, leaving.signal);
      const reader = answer.body!.getReader();
      expect((await reader.read()).value?.length).toBeGreaterThan(0);
      expect(api.context.exports.state().underWay).toBe(1);
      // Nothing is taken: what is on its way fills up, and then nothing more is read.
      for (let before = -1; before !== asked; await setTimeout(500)) before = asked;
      leaving.abort();
      await vi.waitFor(() => expect(api.context.exports.state().underWay).toBe(0));
    };
    const reads = await watchQueries(api, hangUp, count);
    // Thirteen tables of each project, had it gone on.
    expect(reads.length).toBeLessThan(13 * projects);
    // After the versions, which are most of it.
    expect(reads.filter(({ sql: text }) => text.includes('"overrides"'))).toEqual([]);
  });
});

test('one person has two files under way, and a third is refused before it begins', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const held = [1, 2].map(() => api.context.exports.run(owner.id, noFile, () => promise));
  for (const path of [`${office.path}/export`, '/v1/users/me/export']) {
    const refused = await open(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  }
  resolve(undefined);
  await Promise.all(held);
  expect((await open('/v1/users/me/export')).status).toBe(200);
});
