import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonText } from '../../../api/db/tables/columns.ts';
import { serveApi } from '../../support/served.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectFields, expectList, expectRevisions, noted } from '../../support/restThings.ts';
import {
  expectStatus,
  newUser,
  openOffice,
  refusedKeys,
  sampleFrame,
  type TestModule,
} from '../../support/world.ts';

let module: TestModule;
const api = await serveApi();
const ana = await newUser(api.url);
beforeEach(async () => {
  module = await (await (await (await ana.project()).unit()).option()).module();
});

const walls = {
  concrete_walls: { volumes: [{ fck: 25, volume: 60 }], steel: [{ ca: 60, mass: 2500 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 45 }], steel: [{ ca: 60, mass: 1800 }] },
  wall_thickness: 0.1,
  slab_thickness: 0.1,
};
const lighter = { ...sampleFrame, concrete_slabs: { volumes: [{ fck: 30, volume: 38 }] } };
const body = { name: 'Otimizada', type: 'beam_column', data: lighter };

const post = (given: object = {}) => ana.call('POST', `${module.path}/versions`, { ...body, ...given });
const save = async (given: object = {}) => {
  const answer = await post(given);
  expect(answer.status).toBe(201);
  return answer.body.version;
};
const path = (version: { id: string }) => `${module.path}/versions/${version.id}`;
const read = async () => (await ana.call('GET', module.path)).body;
const valid = async () =>
  (await read()).versions.filter((version: { is_valid: boolean }) => version.is_valid);

describe('a version', () => {
  test('is saved beside the valid one and changes no total', async () => {
    const before = (await read()).module;
    const version = await save({ description: 'Pré-forma revista' });
    expect(version).toMatchObject({
      version: 2,
      name: 'Otimizada',
      description: 'Pré-forma revista',
      is_valid: false,
      data: lighter,
      revision: 1,
      factor_set: 'sidac-2026-04b',
    });
    const after = await read();
    expect(after.module).toEqual(before);
    expect(after.versions.map((each: { version: number }) => each.version)).toEqual([2, 1]);
    expect((await ana.call('GET', path(version))).body.version).toEqual(version);
    // Newest by number, also when an older one is changed last.
    await expectStatus(200, ana.call('PATCH', path(after.versions[1]), { name: 'Primeira' }));
    expect((await read()).versions.map((each: { version: number }) => each.version)).toEqual([2, 1]);
  });

  test('has totals over the floors of the module', async () => {
    const version = await save();
    expect(version.consumption.co2_min).toBeCloseTo(15_599.93 - 2 * 228.2 - 2000 * 0.5, 6);
    expect(version.co2_min).toBeCloseTo(2 * version.consumption.co2_min, 6);
    expect(version.total_steel).toBe(2 * 2100);
  });

  test('becomes valid when the user says so, with its technology', async () => {
    const version = await save({ type: 'concreteWall', data: walls });
    const answer = await ana.call('PATCH', path(version), { is_valid: true });
    expect(answer.body.version).toMatchObject({ is_valid: true, type: 'concrete_wall', revision: 2 });
    const { module: row } = await read();
    expect(row).toMatchObject({
      type: 'concrete_wall',
      version: 2,
      version_id: version.id,
      version_name: 'Otimizada',
      ...walls,
    });
    expect(row.co2_min).toBe(version.co2_min);
    expect(await valid()).toHaveLength(1);
  });

  test('can be valid from the start', async () => {
    const version = await save({ is_valid: true });
    expect((await valid()).map(({ id }: { id: string }) => id)).toEqual([version.id]);
  });

  test('keeps the result of its own factor set until its quantities change', async () => {
    const { version_id } = (await read()).module;
    const result = sql<JsonText>`jsonb_set(
      jsonb_set(result, '{co2,min}', '10000'), '{factor_set}', '"sidac-2025-01"')`;
    await api.db
      .updateTable('versions')
      .set({ result, factorSet: 'sidac-2025-01' })
      .where('id', '=', version_id)
      .execute();
    await ana.call('PATCH', `${module.path}/versions/${version_id}`, { name: 'Antiga' });
    await expectStatus(200, ana.call('PATCH', module.path, { name: 'Tipo', type: 'beamColumn' }));
    const { module: row, versions } = await read();
    expect(row).toMatchObject({
      name: 'Tipo',
      co2_min: 20_000,
      factor_set: 'sidac-2025-01',
      version_name: 'Antiga',
    });
    expect(versions[0]).toMatchObject({ co2_min: 20_000, factor_set: 'sidac-2025-01' });
    const changed = await ana.call('PATCH', module.path, { data: { form_slabs: 401 } });
    expect(changed.body.module).toMatchObject({ factor_set: 'sidac-2026-04b' });
    expect(changed.body.module.co2_min).toBeCloseTo(2 * 15_599.93, 6);
  });
});

describe('deleting a version', () => {
  test('works for one that is not valid, and its number is not given again', async () => {
    const version = await save();
    expect((await ana.call('DELETE', path(version))).status).toBe(200);
    expect((await ana.call('GET', path(version))).status).toBe(404);
    expect((await save()).version).toBe(3);
  });

  test('is refused for the last one', async () => {
    const answer = await ana.call('DELETE', path((await read()).versions[0]));
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('LAST_VERSION');
  });

  test('is refused for the valid one', async () => {
    await save();
    const answer = await ana.call('DELETE', path((await valid())[0]));
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('VALID_VERSION');
    expect((await read()).versions).toHaveLength(2);
  });
});

describe('at once', () => {
  test('several made valid leave one', async () => {
    const versions = await Promise.all([save(), save(), save()]);
    expect(versions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
    const answers = await Promise.all(
      versions.map((version) => ana.call('PATCH', path(version), { is_valid: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await valid()).toHaveLength(1);
  });

  test('is made and read with the tag that the next edit asks for', async () => {
    const made = await post();
    const item = path(made.body.version);
    expect(made.headers.get('location')).toBe(item);
    expect((await ana.call('GET', item)).headers.get('etag')).toBe(made.headers.get('etag'));
    await expectFields(ana, {
      path: item,
      key: 'version',
      taken: { name: ['A', 'x'.repeat(100)], description: ['x'.repeat(500), null, 'Nova', ''] },
      refused: { name: ['', null, 'x'.repeat(101)], description: ['x'.repeat(501)], is_valid: [false, null] },
    });
    await expectRevisions(ana, { path: item, key: 'version', change: { name: 'Laje leve' } });
  });
});

test.each([
  ['no name', { name: '' }, { name: 'option.name.required' }],
  ['10 000 characters', { description: 'x'.repeat(10_000) }, { description: 'general.max|{"max":500}' }],
  [
    'a negative mass',
    {
      data: {
        ...sampleFrame,
        concrete_beams: { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: -1 }] },
      },
    },
    { 'concrete_beams.steel.0.mass': 'structure.mass.non_negative' },
  ],
])('bad input: %s', async (_case, given, keys) => {
  const answer = await post(given);
  expect(answer.status).toBe(422);
  expect(answer.body.keys).toEqual(keys);
  expect((await read()).versions).toHaveLength(1);
});

test('a version stops being valid by no other way than another one', async () => {
  expect(await refusedKeys(ana.call('PATCH', path((await read()).versions[0]), { is_valid: false }))).toEqual(
    { is_valid: 'version.valid.stays' },
  );
});

test('each change of a version is noted with its place', async () => {
  const { option } = module;
  const ids: string[] = [];
  const changes = await noted(ana, option.unit.project.path, async () => {
    const first = await save({ name: 'A' });
    const second = await save({ name: 'B', is_valid: true });
    for (const change of [{ name: 'C' }, { is_valid: true }, { is_valid: true }])
      await expectStatus(200, ana.call('PATCH', path(first), change));
    await expectStatus(200, ana.call('DELETE', path(second)));
    expect((await ana.call('DELETE', path(first))).status).toBe(409);
    ids.push(first.id, second.id);
  });
  const place = { unit_id: option.unit.id, option_id: option.id, module_id: module.id };
  expect(changes).toEqual([
    ['version.created', ids[0], 'A', { is_valid: false, ...place }],
    ['version.created', ids[1], 'B', { is_valid: true, ...place }],
    ['version.updated', ids[0], 'C', { made_valid: false, ...place }],
    ['version.updated', ids[0], 'C', { made_valid: true, ...place }],
    ['version.updated', ids[0], 'C', { made_valid: false, ...place }],
    ['version.deleted', ids[1], 'B', place],
  ]);
});

describe('the versions of all projects', () => {
  test('are listed in any order, found by words, as each is read alone, foundations left out', async () => {
    const user = await newUser(api.url);
    const unit = await (await user.project()).unit();
    const option = await unit.option();
    const moved = await option.module();
    const own = await option.module();
    for (const name of ['Estudo Açaí', 'Bloco'])
      await expectStatus(201, user.call('POST', `${own.path}/versions`, { ...body, name }));
    const raft = { type: 'raft_foundation', data: sampleRaft };
    await expectStatus(201, user.call('POST', `${option.path}/modules`, raft));
    const { versions } = (await user.call('GET', moved.path)).body;
    await expectStatus(
      200,
      user.call('PATCH', `${moved.path}/versions/${versions[0].id}`, { name: 'Antiga' }),
    );
    // Other floors change what a version comes to: the oldest version changed last.
    const floor_ids = [(await unit.floors())[0]!.id];
    await new Promise((done) => setTimeout(done, 2));
    const since = new Date().toISOString();
    await expectStatus(200, user.call('PATCH', moved.path, { floor_ids }));
    const place = { project_id: unit.project.id, unit_id: unit.id, option_id: option.id };
    const rows = await expectList(user, {
      path: '/v1/versions',
      key: 'versions',
      sorts: ['updated_at', 'created_at', 'name'],
      usual: '-updated_at',
      alone: async ({ id, module_id, updated_at }) => {
        const { version } = (
          await user.call('GET', `${option.path}/modules/${String(module_id)}/versions/${id}`)
        ).body;
        expect(version.updated_at <= String(updated_at)).toBe(true);
        return { ...version, ...place, module_id, updated_at };
      },
    });
    expect(rows.map(({ name }) => name)).toEqual(['Antiga', 'Bloco', 'Estudo Açaí', 'V1']);
    expect(rows[0]).toMatchObject({ module_id: moved.id, updated_at: expect.stringMatching(/Z$/) });
    expect(String(rows[0]!['updated_at']) >= since).toBe(true);
    const changed = (await user.call('GET', `/v1/versions?updated_since=${since}`)).body.versions;
    expect(changed).toEqual([rows[0]]);
    expect(changed[0].co2_min).toBe(changed[0].consumption.co2_min);
    const found = (await user.call('GET', '/v1/versions?search=acai%20estudo')).body.versions;
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Estudo Açaí']);
  });

  test('that became visible since are listed as changed', async () => {
    const [ofOffice, byInvitation, moved] = await Promise.all(
      ['Escritório', 'Convite', 'Mudança'].map((name) => ana.project({ name })),
    );
    const paths: Record<string, string> = {};
    for (const project of [ofOffice!, byInvitation!, moved!])
      paths[project.id] = (await (await (await project.unit()).option()).module()).path;
    const office = await openOffice(ana);
    await office.take(ofOffice!);
    const guest = await newUser(api.url);
    const gained = async (since: string) => {
      const { body: found } = await guest.call('GET', `/v1/versions?updated_since=${since}`);
      return found.versions.map(
        (of: Record<string, string>) =>
          `/v1/projects/${of['project_id']}/units/${of['unit_id']}/options/${of['option_id']}/modules/${of['module_id']}`,
      );
    };

    let since = new Date().toISOString();
    await office.join(guest, 'viewer');
    expect(await gained(since)).toEqual([paths[ofOffice!.id]]);
    since = new Date().toISOString();
    await byInvitation!.share(guest, 'project:view');
    expect(await gained(since)).toEqual([paths[byInvitation!.id]]);
    since = new Date().toISOString();
    await office.take(moved!);
    expect(await gained(since)).toEqual([paths[moved!.id]]);
    since = new Date().toISOString();
    await expectStatus(200, ana.call('PATCH', moved!.path, { city: 'Santos' }));
    expect(await gained(since)).toEqual([]);
  });
});
