import { beforeEach, describe, expect, test } from 'vitest';
import { expectFields, expectRevisions, noted } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import {
  expectStatus,
  newUser,
  refusedKeys,
  sampleFloorGroups,
  sampleFrame,
  type TestModule,
  type TestOption,
  type TestUnit,
} from '../../support/world.ts';

let unit: TestUnit;
let option: TestOption;
const api = await serveApi();
const ana = await newUser(api.url);
beforeEach(async () => {
  unit = await (await ana.project()).unit();
  option = await unit.option();
});

const read = async (module: TestModule) => (await ana.call('GET', module.path)).body;
const patch = (module: TestModule, body: unknown) => ana.call('PATCH', module.path, body);
const post = (body: unknown) => ana.call('POST', `${option.path}/modules`, body);
const withFloors = (floor_ids: unknown) => post({ type: 'beam_column', data: { ...sampleFrame, floor_ids } });
const walls = {
  concrete_walls: { volumes: [{ fck: 25, volume: 60 }], steel: [{ ca: 60, mass: 2500 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 45 }], steel: [{ ca: 60, mass: 1800 }] },
  wall_thickness: 0.1,
  slab_thickness: 0.1,
};

describe('a module', () => {
  test('is its row, its quantities flat, and its versions', async () => {
    const module = await option.module();
    const body = await read(module);
    expect(body.module).toMatchObject({
      id: module.id,
      type: 'beam_column',
      name: 'Pavimento tipo',
      floor_repetition: 2,
      outdated: false,
      version: 1,
      revision: 1,
      ...sampleFrame,
    });
    expect(body.versions).toHaveLength(1);
    expect(body.versions[0]).toMatchObject({
      id: body.module.version_id,
      version: 1,
      is_valid: true,
      type: 'beam_column',
      data: sampleFrame,
      factor_set: 'sidac-2026-04b',
    });
  });

  test('sent without a name is called after its floors', async () => {
    const floor_ids = (await unit.floors()).map(({ id }) => id);
    const answer = await post({ type: 'beamColumn', data: { ...sampleFrame, floor_ids } });
    expect(answer.status).toBe(201);
    expect(answer.body.module).toMatchObject({ type: 'beam_column', name: 'Subsolo, Térreo, Tipo' });
    expect(answer.headers.get('location')).toBe(`${option.path}/modules/${answer.body.module.id}`);
  });

  test('is deleted with its versions', async () => {
    const module = await option.module();
    expect((await ana.call('DELETE', module.path)).status).toBe(200);
    expect((await ana.call('GET', module.path)).status).toBe(404);
  });

  test('lies in its own option only', async () => {
    const module = await option.module();
    const other = await unit.option({ name: 'B' });
    expect((await ana.call('GET', `${other.path}/modules/${module.id}`)).status).toBe(404);
    expect((await ana.call('PATCH', `${other.path}/modules/${module.id}`, { name: 'X' })).status).toBe(404);
  });
});

describe('changing a module', () => {
  test('its floors says that it fits them', async () => {
    const module = await option.module();
    const [basement, ground, typical] = sampleFloorGroups;
    const floor_groups = [basement, ground, { ...typical, repetition: 3 }];
    await ana.call('PATCH', unit.path, { data: { floor_groups } });
    expect((await read(module)).module.outdated).toBe(true);
    const floors = (await unit.floors()).filter(({ category }) => category === 'standard_floor');
    const answer = await patch(module, { floor_ids: floors.map(({ id }) => id) });
    expect(answer.body.module).toMatchObject({ outdated: false, floor_repetition: 3 });
    expect(answer.body.module.co2_min).toBeCloseTo(3 * 15_599.93, 6);
  });

  test('its quantities are worked out anew, those not sent stay', async () => {
    const module = await option.module();
    const concrete_columns = { volumes: [{ fck: 40, volume: 9.1 }], steel: [{ ca: 50, mass: 1200 }] };
    const answer = await patch(module, { data: { concrete_columns } });
    expect(answer.body.module).toMatchObject({ ...sampleFrame, concrete_columns, revision: 2 });
    expect(answer.body.module.consumption.co2_min).toBeCloseTo(15_599.93 + 283.4, 6);
    expect(answer.body.versions).toHaveLength(1);
    expect(answer.body.versions[0].revision).toBe(2);
  });

  test('its technology takes all quantities of the new one', async () => {
    const module = await option.module();
    expect(await refusedKeys(patch(module, { type: 'concreteWall' }))).toEqual({
      concrete_walls: 'structure.missing.concrete_wall',
      concrete_slabs: 'structure.missing.concrete_wall',
      wall_thickness: 'structure.missing.concrete_wall',
      slab_thickness: 'structure.missing.concrete_wall',
    });
    const answer = await patch(module, { type: 'concreteWall', data: walls });
    expect(answer.body.module).toMatchObject({ type: 'concrete_wall', ...walls });
    expect(answer.body.module).not.toHaveProperty('form_columns');
  });

  test('by two at once with one revision: one conflict, and nothing of the loser is kept', async () => {
    const module = await option.module();
    const heavier = {
      concrete_slabs: { volumes: [{ fck: 30, volume: 50 }], steel: [{ ca: 60, mass: 2000 }] },
    };
    const answers = await Promise.all([
      patch(module, { name: 'X', revision: 1 }),
      patch(module, { data: heavier, revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { module: after } = await read(module);
    const nameWon = answers[0]?.status === 200;
    expect(after.name).toBe(nameWon ? 'X' : 'Pavimento tipo');
    expect(after.concrete_slabs.volumes[0].volume).toBe(nameWon ? 40 : 50);
  });

  test('refused in one part is refused whole', async () => {
    const module = await option.module();
    const before = await read(module);
    const floor_ids = [(await unit.floors())[0]?.id];
    const answer = await patch(module, { name: 'X', data: { form_slabs: -1, floor_ids } });
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual({ form_slabs: 'structure.form.non_negative' });
    expect(await read(module)).toEqual(before);
  });
});

const placeOf = (of: TestOption) => ({ unit_id: of.unit.id, option_id: of.id });

test('a module changes by field, under its revision, each change noted with its place', async () => {
  const module = await option.module();
  const floors = (await unit.floors()).map(({ id }) => id);
  const body = { path: module.path, key: 'module' };
  const one = { floor_ids: floors.slice(3), floor_repetition: 1 };
  const changes = await noted(ana, unit.project.path, async () => {
    await expectFields(ana, {
      ...body,
      taken: { name: ['A', 'x'.repeat(100)] },
      refused: { name: ['', ' ', null, 'x'.repeat(101)], floor_ids: [[], null], type: ['timber', null] },
    });
    for (const change of [{ floor_ids: one.floor_ids }, { data: { floor_ids: one.floor_ids } }])
      expect((await patch(module, change)).body.module).toMatchObject(one);
    for (const change of [{ data: { form_slabs: 0 } }, { type: 'beam_column', data: sampleFrame }])
      expect((await patch(module, change)).status).toBe(200);
    expect((await patch(module, { type: 'beamColumn' })).status).toBe(200);
    expect((await patch(module, { data: { column_number: null } })).body.keys).toEqual({
      column_number: 'structure.missing.beam_column',
    });
  });
  const details = (floorsChanged: boolean, quantitiesChanged: boolean) => ({
    floors_changed: floorsChanged,
    quantities_changed: quantitiesChanged,
    ...placeOf(option),
  });
  expect(changes).toEqual([
    ['module.updated', module.id, 'A', details(false, false)],
    ['module.updated', module.id, 'x'.repeat(100), details(false, false)],
    ['module.updated', module.id, 'x'.repeat(100), details(true, false)],
    ['module.updated', module.id, 'x'.repeat(100), details(true, false)],
    ['module.updated', module.id, 'x'.repeat(100), details(false, true)],
    ['module.updated', module.id, 'x'.repeat(100), details(false, true)],
    ['module.updated', module.id, 'x'.repeat(100), details(false, false)],
  ]);
  await expectRevisions(ana, { ...body, change: { name: 'Z' } });
});

test('a module made, copied and deleted is noted with its place', async () => {
  const other = await unit.option({ name: 'Outra' });
  const made: string[] = [];
  const changes = await noted(ana, unit.project.path, async () => {
    const module = await option.module({ name: 'A' });
    const raft = { type: 'raft_foundation', data: sampleRaft };
    const foundation = (await expectStatus(201, post(raft))).body.module;
    const copy = (path: string, body: object = {}) => expectStatus(201, ana.call('POST', path, body));
    const beside = (await copy(`${module.path}/duplicate`)).body.module;
    const floor_ids = [(await unit.floors())[0]!.id];
    const into = (await copy(`${module.path}/copy`, { option_id: other.id, floor_ids })).body.module;
    await expectStatus(200, ana.call('DELETE', module.path));
    made.push(module.id, foundation.id, beside.id, into.id);
  });
  const [module, foundation, beside, into] = made;
  expect(changes).toEqual([
    ['module.created', module, 'A', placeOf(option)],
    ['module.created', foundation, 'raft_foundation', placeOf(option)],
    ['module.duplicated', beside, 'A (cópia)', { from: module, ...placeOf(option) }],
    ['module.duplicated', into, 'A', { from: module, ...placeOf(other) }],
    ['module.deleted', module, 'A', placeOf(option)],
  ]);
});

describe('floors', () => {
  test('of another tower, of nobody, or no ids at all are refused, and nothing is stored', async () => {
    const own = (await unit.floors()).map(({ id }) => id);
    const foreign = (await (await unit.project.unit()).floors())[0]?.id;
    for (const id of [foreign, '01a1f942-acdc-70e5-a498-22428073e85e', 'floor', "'; drop table floors"]) {
      const answer = await withFloors([own[0], id]);
      expect(answer.status).toBe(422);
      expect(answer.body.keys).toEqual({ 'floor_ids.1': 'module.floors.unknown' });
    }
    expect((await ana.call('GET', option.path)).body.tower_option.modules).toEqual([]);
  });

  test('must be some, and each once', async () => {
    const [first] = await unit.floors();
    expect((await withFloors([])).body.keys).toEqual({ floor_ids: 'module.floors.required' });
    expect((await withFloors(undefined)).body.keys).toEqual({ floor_ids: 'module.floors.required' });
    expect((await withFloors([first?.id, first?.id])).body.keys).toEqual({ floor_ids: 'general.duplicate' });
  });
});
