import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { call } from '../../support/restCall.ts';
import { expectStatus, newUser, openOffice, type TestProject, type TestUser } from '../../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** An office with an owner, an editor and a viewer, three projects in it, and a guest of the second alone. */
async function shareWorld() {
  const people = ['Ana Souza', 'Bruno Dias', 'Carla Reis', 'Davi Melo'].map((name) =>
    newUser(api.url, { name }),
  );
  const [owner, editor, viewer, guest] = (await Promise.all(people)) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  const office = await openOffice(owner);
  await office.join(editor, 'editor');
  await office.join(viewer, 'viewer');
  const projects = [];
  for (const name of ['Ipê', 'Jatobá', 'Cedro']) {
    const project = await owner.project({ name });
    projects.push(project);
    await office.take(project);
  }
  const [first, second, third] = projects as [TestProject, TestProject, TestProject];
  // By invitation, as an owner of the project gives it.
  await second.share(guest, 'project:edit');
  return { owner, editor, viewer, guest, first, second, third };
}

const quotation = { key: 'form:walls', min: 20, max: 24, source: 'Proposta 118', date: '2026-10-20' };
const quote = (user: TestUser, project: TestProject, change = {}) =>
  expectStatus(200, user.call('PATCH', `${project.path}/prices`, { prices: [{ ...quotation, ...change }] }));
const shared = async (user: TestUser, project: TestProject, of: 'prices' | 'declarations') =>
  (await expectStatus(200, user.call('GET', `${project.path}/${of}/shared`))).body[of];
const pricesOf = async (user: TestUser, project: TestProject) =>
  (await expectStatus(200, user.call('GET', `${project.path}/prices`))).body.prices;

test('a quotation is offered to the office’s other projects and taken over with where it came from', async () => {
  const { owner, editor, viewer, first, second, third } = await shareWorld();
  await quote(owner, first);
  const took = { project_name: 'Ipê', user_name: 'Ana Souza' };
  const offered = await shared(viewer, second, 'prices');
  expect(offered).toMatchObject([{ ...quotation, project_id: first.id, origin: null, first_entry: took }]);
  expect(await pricesOf(owner, second)).toEqual([]);
  const adopt = (user: TestUser, project: TestProject, from = first) =>
    user.call('POST', `${project.path}/prices/shared`, {
      prices: [{ project_id: from.id, key: 'form:walls' }],
    });
  expect((await adopt(viewer, second)).status).toBe(403);
  expect((await adopt(editor, second)).body.prices).toMatchObject([
    {
      ...quotation,
      user_name: 'Bruno Dias',
      origin: { ...took, created_at: offered[0].first_entry.created_at },
    },
  ]);
  expect((await owner.call('GET', second.path)).body.project.prices).toMatchObject([{ origin: took }]);
  expect(await shared(owner, second, 'prices')).toEqual([]);
  // What changes where it came from changes nothing here, and is offered again; a copy of a copy names the first.
  await quote(owner, first, { max: 30 });
  expect(await pricesOf(owner, second)).toMatchObject([{ max: 24 }]);
  expect(await shared(owner, second, 'prices')).toMatchObject([{ max: 30 }]);
  await expectStatus(200, adopt(editor, third, second));
  expect(await pricesOf(owner, third)).toMatchObject([{ max: 24, origin: took }]);
  await quote(owner, third, { max: 25 });
  expect(await pricesOf(owner, third)).toMatchObject([{ max: 25, origin: null }]);
});

test('of a price the newest of each source is offered, and one that is not there is refused', async () => {
  const { owner, editor, first, second, third } = await shareWorld();
  await quote(owner, second, { source: 'proposta 118', min: 22 });
  // Entered later, of an earlier day.
  await quote(owner, first, { date: '2025-01-10', min: 10 });
  await quote(owner, second, { key: 'mortar', source: 'Silo' });
  const offered = await shared(editor, third, 'prices');
  expect(offered.map(({ key, min }: { key: string; min: number }) => [key, min])).toEqual([
    ['form:walls', 22],
    ['mortar', 20],
  ]);
  const foreign = await editor.project();
  await quote(editor, foreign);
  const wanted = [
    { project_id: second.id, key: 'mortar' },
    { project_id: foreign.id, key: 'form:walls' },
  ];
  expect(await editor.call('POST', `${third.path}/prices/shared`, { prices: wanted })).toMatchObject({
    status: 422,
    body: { keys: { prices: 'shared.gone' } },
  });
  expect(await pricesOf(owner, third)).toEqual([]);
  expect(await shared(editor, foreign, 'prices')).toEqual([]);
});

test('prices are offered by key, of one key the newest first, and none is taken over twice', async () => {
  const { owner, editor, first, second, third } = await shareWorld();
  await quote(owner, second, { key: 'mortar', source: 'Sul', date: '2026-10-03' });
  await quote(owner, first, { source: 'Oeste', date: '2026-10-01' });
  await quote(owner, second, { source: 'Leste', date: '2026-10-02' });
  const offered = await shared(editor, third, 'prices');
  expect(offered.map(({ key, source }: { key: string; source: string }) => [key, source])).toEqual([
    ['form:walls', 'Leste'],
    ['form:walls', 'Oeste'],
    ['mortar', 'Sul'],
  ]);
  const prices = [first, second].map(({ id }) => ({ project_id: id, key: 'form:walls' }));
  expect(await editor.call('POST', `${third.path}/prices/shared`, { prices })).toMatchObject({
    status: 422,
    body: { keys: { prices: 'general.duplicate' } },
  });
  expect(await pricesOf(owner, third)).toEqual([]);
});

test('what was copied is offered from where it was first entered, wherever its copies are', async () => {
  const { owner, editor, first, second, third } = await shareWorld();
  for (const [from, to, key] of [
    [first, second, 'form:walls'],
    [second, first, 'mortar'],
  ] as const) {
    await quote(owner, from, { key });
    const prices = [{ project_id: from.id, key }];
    await expectStatus(200, editor.call('POST', `${to.path}/prices/shared`, { prices }));
  }
  expect(await shared(editor, third, 'prices')).toMatchObject([
    { key: 'form:walls', project_id: first.id, origin: null },
    { key: 'mortar', project_id: second.id, origin: null },
  ]);
});

test('declarations are offered by material, then by supplier', async () => {
  const { owner, editor, first, second, third } = await shareWorld();
  for (const [material, supplier] of [
    ['concrete:30', 'Beta'],
    ['concrete:30', 'Alfa'],
    // One supplier, however it is written: the newest is offered.
    ['concrete:40', 'ALFA'],
    ['concrete:40', 'Alfa'],
    ['concrete:25', 'Gama'],
  ]) {
    const body = { material, supplier, document: 'EPD-42', co2: { min: 210, max: 225 } };
    // A project has one in force of each material.
    const project = supplier === 'Beta' || supplier === 'ALFA' ? second : first;
    await expectStatus(201, owner.call('POST', `${project.path}/declarations`, body));
  }
  const offered = await shared(editor, third, 'declarations');
  expect(
    offered.map(({ material, supplier }: { material: string; supplier: string }) => [material, supplier]),
  ).toEqual([
    ['concrete:25', 'Gama'],
    ['concrete:30', 'Alfa'],
    ['concrete:30', 'Beta'],
    ['concrete:40', 'Alfa'],
  ]);
});

test('nobody is offered what they may not see: neither guests nor tokens', async () => {
  const { owner, guest, first, second } = await shareWorld();
  await quote(owner, first);
  expect(await shared(guest, second, 'prices')).toEqual([]);
  const token = async (change: object) =>
    (await expectStatus(201, owner.call('POST', '/v1/tokens/api', { name: 'x', ...change }))).body.api_token
      .token;
  const [ofOne, reading] = [await token({ project_id: second.id }), await token({ read_only: true })];
  const offered = async (held: string) =>
    (await call(api.url, 'GET', `${second.path}/prices/shared`, { token: held })).body.prices;
  expect([await offered(ofOne), await offered(reading)]).toEqual([[], []]);
  await expectStatus(200, owner.call('PATCH', first.path, { prices_for_readers: true }));
  expect(await offered(reading)).toHaveLength(1);
});

test('declarations that hold are taken over, all or none', async () => {
  const { owner, editor, viewer, first, second } = await shareWorld();
  const declare = async (project: TestProject, material: string, change: object = {}) => {
    const stated = { material, supplier: 'Concreteira Sul', document: 'EPD-42', co2: { min: 210, max: 225 } };
    const made = owner.call('POST', `${project.path}/declarations`, { ...stated, ...change });
    return (await expectStatus(201, made)).body.declaration.id as string;
  };
  const ids = [await declare(first, 'concrete:30'), await declare(first, 'concrete:40')];
  await declare(first, 'steel:50', { valid_until: '2020-01-31' });
  await declare(second, 'concrete:40', { supplier: 'Outra' });
  expect(await shared(viewer, second, 'declarations')).toMatchObject(
    ids.map((id) => ({
      id,
      project_id: first.id,
      first_entry: { project_name: 'Ipê', user_name: 'Ana Souza' },
    })),
  );
  const adopt = (user: TestUser, declaration_ids: (string | undefined)[]) =>
    user.call('POST', `${second.path}/declarations/shared`, { declaration_ids });
  expect((await adopt(viewer, ids)).status).toBe(403);
  expect((await adopt(editor, ids)).body.keys).toEqual({ declaration_ids: 'declaration.material.taken' });
  const listed = async () => (await owner.call('GET', `${second.path}/declarations`)).body.declarations;
  expect(await listed()).toHaveLength(1);
  expect((await adopt(editor, [ids[0]])).body.declarations).toMatchObject([
    { material: 'concrete:30', co2: { min: 210, max: 225 }, user_name: 'Bruno Dias' },
  ]);
  expect((await listed())[1].origin).toMatchObject({ project_name: 'Ipê', user_name: 'Ana Souza' });
  expect(await shared(viewer, second, 'declarations')).toMatchObject([{ id: ids[1] }]);
  expect((await adopt(editor, [crypto.randomUUID()])).body.keys).toEqual({ declaration_ids: 'shared.gone' });
});
