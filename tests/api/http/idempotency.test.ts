import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { serveGateway } from '../../support/served.ts';
import {
  newUser,
  password,
  refusedKeys,
  sampleFloorGroups,
  sampleFrame,
  sampleProject,
} from '../../support/world.ts';

const { api, gateway, user } = await serveGateway();

const make = (name: string, key: string, by = user) =>
  by.call('POST', '/v1/projects', { ...sampleProject, name }, { headers: { 'idempotency-key': key } });
const count = async (by = user) => (await by.call('GET', '/v1/projects')).body.projects.length;

test('a creation with a key is carried out once, and answered alike again', async () => {
  const first = await make('Ipê', 'a-1');
  const again = await make('Ipê', 'a-1');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect(await make('Outro', 'a-1')).toMatchObject({ status: 422, body: { code: 'CONFLICT' } });
  expect(await count()).toBe(1);
});

test('a refused call keeps nothing, and keys are each own user`s', async () => {
  expect(await refusedKeys(make('Ipê', 'b-1'))).toEqual({ name: 'project.name.taken' });
  expect((await make('Jatobá', 'b-1')).status).toBe(201);
  const other = await newUser(api.url);
  expect((await make('Ipê', 'a-1', other)).status).toBe(201);
  expect((await make('Ipê', ' '.repeat(3) + 'ç', other)).status).toBe(400);
});

test('a refused call does not give back the key of somebody else, which is still under way', async () => {
  const [owner, other] = [await newUser(api.url), await newUser(api.url)];
  await make('Ipê', 'f-0', other);
  expect((await make('Peroba', 'f-1', owner)).status).toBe(201);
  const underWay = { status: null, location: null, body: null, madeAt: null };
  await api.db.updateTable('idempotencyKeys').set(underWay).where('userId', '=', owner.id).execute();
  expect(await refusedKeys(make('Ipê', 'f-1', other))).toEqual({ name: 'project.name.taken' });
  const kept = api.db.selectFrom('idempotencyKeys').select('key').where('userId', '=', owner.id);
  expect(await kept.execute()).toEqual([{ key: 'f-1' }]);
});

test('of calls that race one is carried out', async () => {
  const racer = await newUser(api.url);
  const answers = await Promise.all(Array.from({ length: 5 }, () => make('Cedro', 'c-1', racer)));
  for (const { status } of answers) expect([201, 503]).toContain(status);
  expect(await count(racer)).toBe(1);
});

test('a key has 1 to 255 visible characters, and counts for 24 hours', async () => {
  const owner = await newUser(api.url);
  for (const [key, status] of [
    ['k'.repeat(256), 400],
    ['a b', 400],
    ['k'.repeat(255), 201],
    ['!~', 201],
  ] as const)
    expect([key, (await make(`Sibipiruna ${key.length}`, key, owner)).status]).toEqual([key, status]);
  const again = async (hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * 3_600_000);
    await api.db.updateTable('idempotencyKeys').set({ createdAt }).where('userId', '=', owner.id).execute();
    return make('Sibipiruna 2', '!~', owner);
  };
  expect((await again(23.9)).headers.get('idempotency-replayed')).toBe('true');
  // It is another call then, and its name is taken.
  expect(await refusedKeys(again(24.1))).toEqual({ name: 'project.name.taken' });
});

test('no secret that an answer shows once is kept', async () => {
  const owner = await newUser(api.url);
  const hook = (await owner.call('POST', '/v1/webhooks', { url: 'https://example.com/', events: ['unit'] }))
    .body;
  const own = { current_password: password };
  const codes = '/v1/users/me/second-factors';
  const begun = (await owner.call('POST', codes, { kind: 'totp', name: 'A', ...own })).body.second_factor;
  const code = codeAt(begun.secret, stepAt(Date.now()));
  await owner.call('PUT', `${codes}/${begun.id}`, { code });
  for (const [path, body, shown] of [
    ['/v1/tokens/api', { name: 'Script' }, 'token'],
    ['/v1/webhooks', { url: 'https://example.com/', events: ['unit'] }, 'secret'],
    [`/v1/webhooks/${hook.webhook.id}/secret`, {}, 'secret'],
    [codes, { kind: 'totp', name: 'B', ...own }, 'secret'],
    ['/v1/users/me/recovery-codes', own, 'recovery_codes'],
  ] as const) {
    const made = await owner.call('POST', path, body, { headers: { 'idempotency-key': 'd-1' } });
    expect([path, made.status, JSON.stringify(made.body).includes(`"${shown}":`)]).toEqual([path, 201, true]);
  }
  const kept = api.db.selectFrom('idempotencyKeys').select('key').where('userId', '=', owner.id);
  expect(await kept.execute()).toEqual([]);
});

test('the graph hands the key on, a different one to each call of an operation', async () => {
  const owner = await newUser(api.url);
  const project = await owner.project();
  const input = {
    projectId: project.id,
    name: 'Torre',
    floorGroups: [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 400, height: 3, repetition: 5 }],
  };
  const text = `mutation($input: CreateUnitInput!) {
    a: createUnit(input: $input) { unit { databaseId } errors { code message } }
    b: createUnit(input: $input) { unit { databaseId } errors { code message } }
  }`;
  const headers = { 'idempotency-key': 'once' };
  const ask = () => gateway.ask(text, { variables: { input }, token: owner.token, headers });
  const [first, again] = [await ask(), await ask()];
  expect([first.errors, first.data.a.errors, first.data.b.errors]).toEqual([[], [], []]);
  expect(first.data.b.unit.databaseId).not.toBe(first.data.a.unit.databaseId);
  expect(again.data).toEqual(first.data);
  expect(first.extensions.idempotencyReplayed).toBeUndefined();
  expect(again.extensions.idempotencyReplayed).toBe(true);
  const others = [
    { ...input, name: 'Outra torre' },
    { ...input, projectId: (await owner.project()).id },
  ];
  for (const other of others) {
    const asked = { variables: { input: other }, token: owner.token, headers };
    const refused = await gateway.ask(text, asked);
    const errors = [{ code: 'CONFLICT', message: 'this Idempotency-Key was used for another call' }];
    expect(refused.data).toMatchObject({ a: { unit: null, errors }, b: { unit: null, errors } });
    expect(refused.extensions.idempotencyReplayed).toBeUndefined();
  }
  const { data } = await gateway.ask(`{ project(projectId: "${project.id}") { units { totalCount } } }`, {
    token: owner.token,
  });
  expect(data.project.units.totalCount).toBe(2);
  expect(again.extensions).toMatchObject({ cost: expect.any(Number), costRemaining: expect.any(Number) });
});

test('a key left by a killed process is taken over, unless its work was stored', async () => {
  const owner = await newUser(api.url);
  const keys = api.db.updateTable('idempotencyKeys').where('userId', '=', owner.id);
  const died = { status: null, location: null, body: null, createdAt: new Date(Date.now() - 60_000) };
  expect((await make('Peroba', 'e-1', owner)).status).toBe(201);
  // As a kill leaves it between the end of the transaction and the answer.
  await keys.set(died).execute();
  const lost = await make('Peroba', 'e-1', owner);
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([409, null]);
  expect(lost.body.error).toContain('was carried out');
  // And before it: nothing was stored.
  await owner.call('DELETE', `/v1/projects/${(await owner.call('GET', '/v1/projects')).body.projects[0].id}`);
  await keys.set({ ...died, madeAt: null, createdAt: new Date() }).execute();
  const early = await make('Peroba', 'e-1', owner);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
  await keys.set({ ...died, madeAt: null }).execute();
  expect((await make('Peroba', 'e-1', owner)).status).toBe(201);
  expect((await make('Peroba', 'e-1', owner)).headers.get('idempotency-replayed')).toBe('true');
});

test('after statements that failed, of which one was to give the key back, the call sent again is carried out soon', async () => {
  const owner = await newUser(api.url);
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '57P01'; end $$`.execute(api.db);
  const failing = ['insert on projects', 'delete on idempotency_keys'];
  for (const [number, what] of failing.entries())
    await sql
      .raw(`create trigger refuse${number} before ${what} for each row execute function refuse()`)
      .execute(api.db);
  expect((await make('Angico', 'f-1', owner)).status).toBe(503);
  await sql`drop function refuse cascade`.execute(api.db);
  await vi.waitFor(async () => expect((await make('Angico', 'f-1', owner)).status).toBe(201), {
    timeout: 5_000,
    interval: 250,
  });
});

test('a takeoff sheet that comes again under its key makes no module twice', async () => {
  const option = await (await (await user.project()).unit()).option();
  const [floor] = await option.unit.floors();
  const body = { modules: [{ type: 'beam_column', data: { ...sampleFrame, floor_ids: [floor?.id] } }] };
  const save = () =>
    user.call('PUT', `${option.path}/takeoff`, body, { headers: { 'idempotency-key': 'sheet' } });
  const [first, again] = [await save(), await save()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const made = api.db.selectFrom('modules').select('id').where('optionId', '=', option.id);
  expect(await made.execute()).toHaveLength(1);
});

test('a sheet of many modules that comes again under its key is answered alike', async () => {
  const groups = [{ ...sampleFloorGroups[2]!, repetition: 100 }];
  const option = await (await (await user.project()).unit({ floor_groups: groups })).option();
  const modules = (await option.unit.floors()).map(({ id }) => ({
    type: 'beam_column',
    data: { ...sampleFrame, floor_ids: [id] },
  }));
  const headers = { 'idempotency-key': 'large' };
  const save = () => user.call('PUT', `${option.path}/takeoff`, { modules }, { headers });
  const [first, again] = [await save(), await save()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
});
