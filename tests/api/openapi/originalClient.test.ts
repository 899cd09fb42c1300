import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Upstream, upstreams } from '../../support/servers/bothUpstreams.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { call } from '../../support/restCall.ts';
import { sampleFloorGroups, sampleFrame, sampleProject } from '../../support/world.ts';

const account = { email: 'ana@example.com', password: 'pa55word!!' };

/** What the original browser client of this /v1 reads, key by key, on our service and on its own. */
describe.each(upstreams.slice(0, 2))('the original client on %s', (_name, start) => {
  let upstream: Upstream;
  let token: string;
  const at = { project: '', unit: '', option: '', module: '' };

  const send = async (method: string, path: string, body?: unknown) =>
    (await call(upstream.url, method, path, { token, body })).body;
  const get = (path: string) => send('GET', path);

  beforeAll(async () => {
    upstream = await start();
    await call(upstream.url, 'POST', '/v1/users', { body: { name: 'Ana Souza', ...account } });
    const activation = await upstream.activationToken(account.email);
    await call(upstream.url, 'PUT', '/v1/users/activated', { body: { token: activation } });
    const { body } = await call(upstream.url, 'POST', '/v1/tokens/authentication', { body: account });
    token = body.authentication_token.token;
    const { project } = await send('POST', '/v1/projects', { name: 'Residencial Ipê', ...sampleProject });
    at.project = `/v1/projects/${project.id}`;
    const data = { floor_groups: sampleFloorGroups };
    const { unit } = await send('POST', `${at.project}/units`, { name: 'Torre A', type: 'tower', data });
    at.unit = `${at.project}/units/${unit.id}`;
    const option = await send('POST', `${at.unit}/options`, { name: 'Opção 1', active: true });
    at.option = `${at.unit}/options/${option.tower_option.id}`;
    const { floors } = (await get(at.unit)).unit.tower;
    const covered = { ...sampleFrame, floor_ids: floors.slice(2).map(({ id }: { id: string }) => id) };
    // Without a name: the original client knows none.
    const made = await send('POST', `${at.option}/modules`, { type: 'beam_column', data: covered });
    at.module = `${at.option}/modules/${made.module.id}`;
    // A foundation beside it, on the service that keeps any, changes nothing of what follows.
    await send('POST', `${at.option}/modules`, { type: 'raft_foundation', data: sampleRaft });
  });
  afterAll(() => upstream.close());

  test('shows who logged in, by a token that lasts a day', async () => {
    const { body } = await call(upstream.url, 'POST', '/v1/tokens/authentication', { body: account });
    expect(body).toMatchObject({
      authentication_token: {
        token: expect.stringMatching(/^.{26}$/),
        expiry: expect.stringMatching(/^\d{4}-/),
      },
      user: { id: expect.any(Number), name: 'Ana Souza', email: account.email, activated: true },
    });
  });

  test('lists projects with their intensity and area, and pages by the metadata', async () => {
    const { metadata, projects } = await get('/v1/projects?page_size=50');
    expect(metadata).toMatchObject({
      current_page: 1,
      page_size: 50,
      first_page: 1,
      last_page: 1,
      total_records: 1,
    });
    expect(projects[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      user_id: expect.any(Number),
      name: 'Residencial Ipê',
      cep: '05508-010',
      state: 'SP',
      city: 'São Paulo',
      phase: 'preliminary_study',
      area: 2601,
      consumption: intensity,
    });
  });

  test('lists the towers of a project', async () => {
    const { project } = await get(at.project);
    expect(project.units).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        name: 'Torre A',
        type: 'tower',
        area: 2601,
        consumption: intensity,
      }),
    ]);
  });

  test('shows the floors of a tower: the client reads `unit.data || unit`, so no `data` may be there', async () => {
    const { unit } = await get(at.unit);
    expect(unit).not.toHaveProperty('data');
    const read = unit.data || unit;
    expect(read).toMatchObject({ id: expect.any(String), project_id: expect.any(String), type: 'tower' });
    expect(read.tower).toMatchObject({ id: expect.any(String), version: 1, updated_at: expect.any(String) });
    expect(read.tower.floors).toHaveLength(4);
    const top = read.tower.floors.find(({ index }: { index: number }) => index === 2);
    expect(top).toMatchObject({
      id: expect.any(String),
      group_id: expect.any(String),
      group_name: 'Tipo',
      category: 'standard_floor',
      area: 450.5,
      height: 2.8,
    });
    expect(top.consumption.co2_min).toBeCloseTo(34.628, 3);
    expect(top.consumption.energy_max).toBeCloseTo(492.06, 1);
  });

  test('lists the options of a tower with their modules, per floor', async () => {
    const { tower_options: options } = await get(`${at.unit}/options`);
    expect(options).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        tower_id: expect.any(String),
        name: 'Opção 1',
        active: true,
      }),
    ]);
    expect(options[0]).not.toHaveProperty('data');
    expect(options[0].modules).toEqual([
      expect.objectContaining({ id: expect.any(String), type: 'beam_column', consumption: perFloor }),
    ]);
    const { modules, foundation } = (await get(at.option)).tower_option;
    expect([modules.length, foundation?.type]).toEqual([1, upstream.isLive ? undefined : 'raft_foundation']);
  });

  test('shows a module with its quantities flat beside the rest', async () => {
    const { module } = await get(at.module);
    expect(module).toMatchObject({ type: 'beam_column', consumption: perFloor, ...sampleFrame });
    expect(module.floor_ids).toHaveLength(2);
    expect(module).not.toHaveProperty('data');
    expect(module.consumption.co2_min).toBeCloseTo(15_599.93, 2);
  });

  test('makes, changes and deletes: a place to go to, the thing itself, a message', async () => {
    const made = await call(upstream.url, 'POST', '/v1/projects', {
      token,
      body: { name: 'Outro', ...sampleProject },
    });
    const path = `/v1/projects/${made.body.project.id}`;
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      expect.stringContaining(path.slice(3)),
    ]);
    // While it stands empty, its own service can't list: the client goes on by what it was answered.
    expect((await send('PATCH', path, { city: 'Santos' })).project).toMatchObject({
      name: 'Outro',
      city: 'Santos',
    });
    const tower = { name: 'Torre B', type: 'tower', data: { floor_groups: sampleFloorGroups } };
    const unit = (await send('POST', `${path}/units`, tower)).unit;
    expect(unit).toMatchObject({
      id: expect.any(String),
      project_id: made.body.project.id,
      name: 'Torre B',
      type: 'tower',
    });
    const options = `${path}/units/${unit.id}/options`;
    expect((await get(options)).tower_options ?? []).toEqual([]);
    const { tower_option: option } = await send('POST', options, { name: 'Opção 1', active: false });
    expect(option).toMatchObject({ tower_id: expect.any(String), active: expect.any(Boolean) });
    expect(option.modules ?? []).toEqual([]);
    const renamed = await send('PATCH', `${options}/${option.id}`, { name: 'Opção 2', active: true });
    expect(renamed.tower_option).toMatchObject({ id: option.id, name: 'Opção 2', active: true });
    const { floors } = (await get(`${path}/units/${unit.id}`)).unit.tower;
    const modules = `${options}/${option.id}/modules`;
    const body = { type: 'beam_column', data: { ...sampleFrame, floor_ids: [floors[0].id] } };
    const { module } = await send('POST', modules, body);
    // The form sends the whole module again.
    const data = { ...body.data, form_slabs: 410 };
    const again = await send('PATCH', `${modules}/${module.id}`, { type: 'beam_column', data });
    expect(again.module).toMatchObject({ id: module.id, form_slabs: 410, floor_ids: [floors[0].id] });
    for (const gone of [
      `${modules}/${module.id}`,
      `${options}/${option.id}`,
      `${path}/units/${unit.id}`,
      path,
    ])
      expect(await send('DELETE', gone)).toMatchObject({ message: expect.any(String) });
  });

  test('draws the benchmark of floors, units and projects', async () => {
    const { benchmark } = await get('/v1/benchmark/units');
    for (const scope of ['floors', 'projects'])
      expect(Array.isArray((await get(`/v1/benchmark/${scope}`)).benchmark.co2)).toBe(true);
    for (const points of [benchmark.co2, benchmark.energy])
      expect(points).toEqual([
        expect.objectContaining({ y: 1, min: expect.any(Number), max: expect.any(Number) }),
      ]);
  });

  test('refuses with texts, by field where a field is at fault', async () => {
    expect((await get(`${at.unit}/options/none`)).error).toEqual(expect.any(String));
    const refused = await send('POST', '/v1/projects', { name: '' });
    expect(refused.error).toMatchObject({ name: expect.any(String), state: expect.any(String) });
  });
});

const numbers = {
  co2_min: expect.any(Number),
  co2_max: expect.any(Number),
  energy_min: expect.any(Number),
  energy_max: expect.any(Number),
};
/** Per m². */
const intensity = numbers;
/** kg and MJ of one floor. */
const perFloor = numbers;
