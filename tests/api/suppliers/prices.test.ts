import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { quotation } from '../../support/access/accessWorld.ts';
import { call } from '../../support/restCall.ts';
import { noted } from '../../support/restThings.ts';
import { expectStatus, newUser, type TestProject, type TestUser } from '../../support/world.ts';

let api: TestApi;
let owner: TestUser;
let project: TestProject;
beforeAll(async () => {
  api = await startApi();
  owner = await newUser(api.url);
  project = await owner.project();
});
afterAll(() => api.close());

const path = () => `${project.path}/prices`;
const save = (body: object, user = owner) => user.call('PATCH', path(), body);
const kept = async () => (await owner.call('GET', path())).body.prices as { key: string; min: number }[];
const keysKept = async () => (await kept()).map(({ key }) => key);

test('quotations are kept by key, replaced, given up, and noted as changes', async () => {
  const concrete = { ...quotation, key: 'concrete:columns:30', min: 700, max: 700 };
  const { status, body } = await save({ prices: [quotation, concrete] });
  expect([status, body.price_set]).toEqual([200, 'sinapi-sp-2026-09']);
  const told = { user_name: owner.name, origin: null, created_at: expect.any(String) };
  expect(body.prices).toEqual([
    { ...concrete, unit: 'm3', ...told },
    { ...quotation, unit: 'm2', ...told },
  ]);
  // Given up and entered at once, it is kept as entered.
  const again = await save({ prices: [{ ...concrete, min: 690 }], withdrawn: [concrete.key] });
  expect(again.body.prices[0].min).toBe(690);
  expect(await keysKept()).toEqual(['concrete:columns:30', 'form:walls']);
  expect((await save({ prices: [], withdrawn: ['concrete:columns:30', 'mortar'] })).body.prices).toHaveLength(
    1,
  );
  // The same again is no change.
  expect((await save({ prices: [quotation] })).status).toBe(200);
  const { activity } = (await owner.call('GET', `${project.path}/activity`)).body;
  const rows = activity.filter(({ entity_type }: { entity_type: string }) => entity_type === 'price');
  expect(rows.map((row: { action: string; entity_name: string }) => [row.action, row.entity_name])).toEqual([
    ['price.deleted', 'Concreto C30, pilares'],
    ['price.updated', 'Concreto C30, pilares'],
    ['price.updated', 'Fôrma de paredes e lajes de concreto · Concreto C30, pilares'],
  ]);
  const [listed] = (await owner.call('GET', '/v1/projects')).body.projects;
  expect(listed.prices).toEqual([{ ...quotation, origin: null }]);
});

test.each([
  ['no price of any kind', { key: 'asphalt:1' }, 'prices.0.key', 'price.key'],
  ['concrete of no place', { key: 'concrete:30' }, 'prices.0.key', 'price.key'],
  ['nothing at all', { min: 0 }, 'prices.0.min', 'general.above|{"min":0}'],
  ['ends the wrong way round', { min: 30 }, 'prices.0.max', 'declaration.range.order'],
  ['no source', { source: ' ' }, 'prices.0.source', 'general.required'],
  ['no date', { date: '20/10/2026' }, 'prices.0.date', 'price.date'],
  ['a long source', { source: 'x'.repeat(201) }, 'prices.0.source', 'general.max|{"max":200}'],
  ['a material of no unit', { key: 'other:render:kg2:Reboco' }, 'prices.0.key', 'price.key'],
  ['a material for no purpose', { key: 'other:toString:m2:Reboco' }, 'prices.0.key', 'price.key'],
  ['a block of no type', { key: 'block:constructor:6' }, 'prices.0.key', 'price.key'],
])('of a list with %s none is kept', async (_what, change, field, key) => {
  const before = await kept();
  const answer = await save({
    prices: [
      { ...quotation, ...change },
      { ...quotation, key: 'mortar' },
    ],
  });
  expect([answer.status, answer.body.keys]).toEqual([422, { [field]: key }]);
  expect(await kept()).toEqual(before);
});

test('each kind of price has its unit, and a change is noted with what it names and how many', async () => {
  const ana = await newUser(api.url);
  const own = await ana.project();
  const editor = await newUser(api.url, { name: 'Bia Lima' });
  await own.share(editor, 'project:edit');
  const units = {
    'block:inteiro (14x19x39):6': 'un',
    'concrete:walls:25': 'm3',
    'form:columns:2-8': 'm2',
    'grout:vertical:20': 'm3',
    mortar: 'm3',
    'other:render:m2:Reboco': 'm2',
    'steel:walls:50': 'kg',
  };
  const keys = Object.keys(units);
  const patch = (body: object, user = ana) =>
    expectStatus(200, user.call('PATCH', `${own.path}/prices`, body));
  const price = (key: string, change: object = {}) => ({ ...quotation, key, ...change });
  const long = { source: 'x'.repeat(200), min: 0.01, max: 0.01 };
  const changes = await noted(ana, own.path, async () => {
    await patch({ prices: keys.toReversed().map((key) => price(key, long)), withdrawn: null });
    await patch({
      prices: [price('mortar', { min: 5, max: 5 })],
      withdrawn: ['mortar', 'steel:walls:50', 'steel:walls:60'],
    });
    await patch({ prices: [], withdrawn: [] });
    await patch({ prices: [], withdrawn: ['form:columns:2-8', 'form:columns:2-8'] });
  });
  expect(changes.map(([action, id, , details]) => [action, id, details])).toEqual([
    ['price.updated', own.id, { count: 7 }],
    ['price.updated', own.id, { count: 2 }],
    ['price.deleted', own.id, { count: 1 }],
  ]);
  expect(changes[0]![2]!.split(' · ')).toHaveLength(3);
  const { prices } = (await patch({ prices: [price('grout:vertical:20', long), price('mortar')] }, editor))
    .body;
  const left = keys.filter((key) => !['steel:walls:50', 'form:columns:2-8'].includes(key));
  expect(prices.map(({ key, unit, user_name }: Record<string, string>) => [key, unit, user_name])).toEqual(
    left.map((key) => [key, units[key as keyof typeof units], key === 'mortar' ? editor.name : ana.name]),
  );
});

test('a key named twice is refused', async () => {
  const answer = await save({ prices: [quotation, quotation] });
  expect([answer.status, answer.body.keys]).toEqual([422, { prices: 'general.duplicate' }]);
});

test('a token that only reads sees none until the owner shows them; an editor may not decide that', async () => {
  await save({ prices: [quotation] });
  const made = await owner.call('POST', '/v1/tokens/api', { name: 'Relatório', read_only: true });
  const token: string = made.body.api_token.token;
  const seen = async () => [
    (await call(api.url, 'GET', path(), { token })).body.prices.length,
    (await call(api.url, 'GET', project.path, { token })).body.project.prices.length,
    (await call(api.url, 'GET', '/v1/projects', { token })).body.projects[0].prices.length,
  ];
  expect(await seen()).toEqual([0, 0, 0]);
  const editor = await newUser(api.url);
  await project.share(editor, 'project:edit');
  expect((await editor.call('PATCH', project.path, { prices_for_readers: true })).status).toBe(403);
  expect((await editor.call('GET', path())).body.prices).toHaveLength(1);
  expect((await owner.call('PATCH', project.path, { prices_for_readers: true })).status).toBe(200);
  expect(await seen()).toEqual([1, 1, 1]);
});
