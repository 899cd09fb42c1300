import { todayOf } from '#domain/factors/declaration.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noted } from '../../support/restThings.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
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

const declaration = {
  material: 'concrete:30',
  supplier: 'Concreteira Sul',
  document: 'EPD-BR-0042',
  valid_until: '2999-12-31',
  co2: { min: 210, max: 225 },
  energy: { min: 1200, max: 1350 },
};
const declare = (change: object, user = owner) =>
  user.call('POST', `${project.path}/declarations`, { ...declaration, ...change });

test('a factor is declared, listed as declared, noted as a change, and withdrawn', async () => {
  const created = await declare({});
  expect(created.status).toBe(201);
  const { id } = created.body.declaration;
  expect(created.headers.get('location')).toBe(`${project.path}/declarations/${id}`);
  const stored = {
    ...declaration,
    id,
    label: 'C30',
    unit: 'm3',
    expired: false,
    user_name: owner.name,
    origin: null,
  };
  const { body } = await owner.call('GET', `${project.path}/declarations`);
  expect(body.declarations).toEqual([{ ...stored, created_at: expect.any(String) }]);

  expect(await declare({ supplier: 'Outra' })).toMatchObject({
    status: 422,
    body: { keys: { material: 'declaration.material.taken' } },
  });
  expect((await owner.call('DELETE', `${project.path}/declarations/${id}`)).status).toBe(200);
  expect((await owner.call('DELETE', `${project.path}/declarations/${id}`)).status).toBe(404);
  const other = await declare({ supplier: 'Outra', energy: null });
  expect(other).toMatchObject({ status: 201, body: { declaration: { supplier: 'Outra', energy: null } } });
  const { activity } = (await owner.call('GET', `${project.path}/activity`)).body;
  expect(activity.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
    'declaration.created',
    'declaration.deleted',
    'declaration.created',
  ]);
  expect(activity[1].entity_name).toBe('C30 · Concreteira Sul');
});

test('an expired one is marked and does not block the next', async () => {
  const old = await declare({ material: 'steel:50', valid_until: '2020-01-31' });
  expect(old.body.declaration).toMatchObject({ expired: true, valid_until: '2020-01-31', unit: 'kg' });
  expect((await declare({ material: 'steel:50' })).status).toBe(201);
});

test('declarations come oldest first, each in the unit of its material, and their day counts to its end', async () => {
  const own = await owner.project();
  const day = (from: number) => todayOf(new Date(Date.now() + from * 86_400_000));
  const given = [
    { material: 'steel:50', unit: 'kg', valid_until: day(0), expired: false },
    { material: 'grout:20', unit: 'm3', valid_until: day(-1), expired: true },
    { material: 'concrete:25', unit: 'm3', valid_until: null, expired: false },
    { material: 'block:inteiro (14x19x39):6', unit: 'un', valid_until: day(1), expired: false },
  ];
  const ends = { co2: { min: 0, max: 0 }, energy: { min: 0, max: 2.5 } };
  const texts = { supplier: 'x'.repeat(100), document: 'x'.repeat(500) };
  const path = `${own.path}/declarations`;
  const changes = await noted(owner, own.path, async () => {
    for (const { material, valid_until } of given)
      await expectStatus(201, owner.call('POST', path, { material, valid_until, ...ends, ...texts }));
    for (const { material, expired } of given)
      expect((await owner.call('POST', path, { material, ...ends, ...texts })).status).toBe(
        expired ? 201 : 422,
      );
  });
  const { declarations } = (await owner.call('GET', path)).body;
  expect(declarations.slice(0, 4)).toMatchObject(given.map((each) => ({ ...each, ...ends, ...texts })));
  expect(changes.map(([action, id, , details]) => [action, id, details])).toEqual(
    declarations.map(({ id, material }: { id: string; material: string }) => [
      'declaration.created',
      id,
      { material },
    ]),
  );
});

test.each([
  ['no row of the set', { material: 'asphalt:1' }, 'material', 'declaration.material'],
  ['an unknown block', { material: 'block:tijolo:8' }, 'material', 'declaration.material'],
  ['no document', { document: ' ' }, 'document', 'general.required'],
  ['ends the wrong way round', { co2: { min: 2, max: 1 } }, 'co2.max', 'declaration.range.order'],
  ['less than nothing', { co2: { min: -1, max: 1 } }, 'co2.min', 'general.at_least|{"min":0}'],
  ['no date', { valid_until: '31/12/2027' }, 'valid_until', 'declaration.valid_until'],
  ['no supplier', { supplier: '' }, 'supplier', 'general.required'],
  ['a long name', { supplier: 'x'.repeat(101) }, 'supplier', 'general.max|{"max":100}'],
  ['a long document', { document: 'x'.repeat(501) }, 'document', 'general.max|{"max":500}'],
  ['no energy below nothing', { energy: { min: -1, max: 1 } }, 'energy.min', 'general.at_least|{"min":0}'],
])('%s is refused', async (_what, change, field, key) => {
  const answer = await declare({ material: 'concrete:40', ...change });
  expect([answer.status, answer.body.keys]).toEqual([422, { [field]: key }]);
});
