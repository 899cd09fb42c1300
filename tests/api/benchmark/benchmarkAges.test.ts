import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { call } from '../../support/restCall.ts';
import { expectStatus, newUser, type TestProject } from '../../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  // As it is without a setting, where others reach it.
  api = await startApi({ benchmarkAges: readApiConfig({ HOST: '0.0.0.0' }).benchmarkAges });
});
afterAll(() => api.close());

const agree = ({ owner, path }: TestProject, consent = true) =>
  expectStatus(200, owner.call('PATCH', path, { benchmark_consent: consent }));

async function project(): Promise<TestProject> {
  const made = await (await newUser(api.url)).project({ state: 'AC', phase: 'executive_project' });
  await (await (await made.unit()).option()).module();
  return made;
}

/** Sets how old accounts and their projects are, days. */
async function age(projects: TestProject[], account: number, own: number): Promise<void> {
  const back = (days: number) => sql<string>`now() - ${days}::float8 * interval '1 day'`;
  for (const { id, owner } of projects) {
    await api.db
      .updateTable('users')
      .set({ createdAt: back(account) as never })
      .where('id', '=', owner.id)
      .execute();
    await api.db
      .updateTable('projects')
      .set({ createdAt: back(own) as never })
      .where('id', '=', id)
      .execute();
  }
}

test('four accounts made around a rival read nothing until they and their projects are old enough', async () => {
  const rival = await project();
  await age([rival], 400, 90);
  const accounts = [await project(), await project(), await project(), await project()];
  for (const each of [rival, ...accounts]) await agree(each);
  const known = async () => (await call(api.url, 'GET', '/v1/benchmark/units?state=AC')).body.known;
  /** Batches are formed when a consent changes. */
  const afterwards = async (account: number, own: number) => {
    await age(accounts, account, own);
    for (const consent of [false, true]) await agree(accounts[0]!, consent);
    return known();
  };
  expect(await known()).toBe(0);
  expect(await afterwards(0, 0)).toBe(0);
  expect(await afterwards(29.9, 8)).toBe(0);
  expect(await afterwards(31, 6.9)).toBe(0);
  // Three old accounts and a new one are four owners with the rival.
  await age(accounts, 31, 8);
  await age(accounts.slice(3), 1, 1);
  for (const consent of [false, true]) await agree(rival, consent);
  expect(await known()).toBe(0);
  // What it can't hold: whoever made them a month ahead.
  expect(await afterwards(30.1, 7.1)).toBe(5);
  // What is shown stays, also where a setting is raised later.
  await age(accounts, 1, 1);
  expect(await known()).toBe(5);
});
