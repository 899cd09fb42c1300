import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewBatches } from '../../../api/benchmark/renewBatches.ts';
import type { Tables } from '../../../api/db/database.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { watchCalls } from '../../support/countQueries.ts';
import { countWork } from '../../support/countWork.ts';
import { growOffice } from '../../support/towers/largeOffice.ts';
import { call } from '../../support/restCall.ts';
import { expectStatus, newUser, sampleFrame, type TestProject } from '../../support/world.ts';

const read = async (api: TestApi) => {
  const answer = await expectStatus(200, call(api.url, 'GET', '/v1/benchmark/units'));
  return { known: answer.body.known as number };
};
const agree = (project: TestProject, consent = true) =>
  expectStatus(200, project.owner.call('PATCH', project.path, { benchmark_consent: consent }));

async function owned(api: TestApi, volume = 40): Promise<TestProject> {
  const project = await (await newUser(api.url)).project();
  const data = { ...sampleFrame, concrete_slabs: { volumes: [{ fck: 30, volume }] } };
  await (await (await project.unit()).option()).module({ data });
  return project;
}

describe('an owner of hundreds of candidate projects', () => {
  let api: TestApi;
  let large: TestProject;
  let office: Parameters<typeof growOffice>[1];
  const others: TestProject[] = [];
  /** What a call costs that finds batches due to be formed. */
  const settling = () => {
    api.context.benchmark.renewNext();
    return countWork(api, () => read(api));
  };
  beforeAll(async () => {
    api = await startApi();
    large = await owned(api);
    await agree(large);
    office = { user: large.owner, first: large, unit: await large.unit({ name: 'Vazia' }), projects: 1 };
    for (let at = 0; at < 3; at += 1) await agree((others[at] = await owned(api)));
    await growOffice(api.db, office, 20);
  });
  afterAll(() => api.close());

  test('costs no more than an owner of twenty, with enough owners or without', async () => {
    const costs: Awaited<ReturnType<typeof settling>>[] = [];
    const settle = async () => costs.push(await settling());
    await settle();
    // The fifth has figures that no building has: all is read, and no batch formed.
    const fifth = await owned(api, 90_000_000);
    await agree(fifth);
    await settle();
    await growOffice(api.db, office, 400);
    await settle();
    await agree(fifth, false);
    await settle();
    const [few, fewRead, manyRead, many] = costs;
    expect(fewRead!.visits['versions']).toBeGreaterThan(0);
    for (const [before, after] of [
      [few!, many!],
      [fewRead!, manyRead!],
    ] as const) {
      expect(after.statements).toBe(before.statements);
      for (const [table, visits] of Object.entries(after.visits))
        expect({ table, visits }).toEqual({
          table,
          visits: Math.min(visits, (before.visits[table] ?? 0) * 1.3 + 20),
        });
    }
    expect(many!.visits['versions']).toBeUndefined();
  });

  test('agrees and withdraws with at most one statement more than any other change', async () => {
    const count = async (work: () => Promise<unknown>) => (await watchCalls(api, work)).length;
    const name = await count(() => large.owner.call('PATCH', large.path, { name: 'Outro nome' }));
    const leave = await count(() => agree(large, false));
    const join = await count(() => agree(large));
    expect([leave, join]).toEqual([name + 1, name]);
  });

  test('joins with some of them, and shows these to everybody', async () => {
    await agree(await owned(api));
    expect(await read(api)).toEqual({ known: 5 });
    const entries = await api.db.selectFrom('benchmarkEntries').select('userId').execute();
    const mine = entries.filter(({ userId }) => userId === large.owner.id);
    expect([mine.length, entries.length]).toEqual([8, 12]);
    // Nobody new came, so the candidates left out stay left out.
    api.context.benchmark.renewNext();
    expect(await read(api)).toEqual({ known: 5 });
    await agree(others[0]!, false);
    expect(await api.db.selectFrom('benchmarkBatches').selectAll().execute()).toEqual([]);
  });
});

test('an owner who withdraws while figures are read is in no batch and need not rest', async () => {
  const api = await startApi();
  const five: TestProject[] = [];
  for (let at = 0; at < 5; at += 1) await agree((five[at] = await owned(api)));
  /** A standby on which, once the figures are read, the first withdraws. */
  const readDb = {
    transaction: () => ({
      execute: async (work: Parameters<ReturnType<Kysely<Tables>['transaction']>['execute']>[0]) => {
        const found = await api.db.transaction().execute(work);
        await agree(five[0]!, false);
        return found;
      },
    }),
  } as unknown as Kysely<Tables>;
  const ages = { accountDays: 0, projectDays: 0 };
  expect(await renewBatches({ db: api.db, readDb, ages })).toEqual([]);
  expect(await read(api)).toEqual({ known: 0 });
  await agree(five[0]!);
  expect(await read(api)).toEqual({ known: 5 });
  const { rows } = await sql`select from users where benchmark_rests_until is not null`.execute(api.db);
  expect(rows).toEqual([]);
  await api.close();
});

test('while expensive reads leave no room, batches are formed later and those shown stay', async () => {
  const api = await startApi();
  const held = Promise.withResolvers<undefined>();
  for (let at = 0; at < 5; at += 1) await agree(await owned(api));
  const busy = Array.from({ length: 40 }, (_, index) =>
    api.context.expensiveReads.run(
      -1 - Math.floor(index / 8),
      async () => 'nothing',
      () => held.promise,
    ),
  );
  expect(await read(api)).toEqual({ known: 0 });
  held.resolve(undefined);
  await Promise.all(busy);
  expect(await read(api)).toEqual({ known: 5 });
  await api.close();
});
