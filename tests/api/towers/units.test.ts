import { describe, expect, test } from 'vitest';
import { serveApi } from '../../support/served.ts';
import { expectFields, expectRevisions, noted } from '../../support/restThings.ts';
import { expectStatus, newUser, refusedKeys, sampleFloorGroups, type TestUnit } from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);
const project = await ana.project();

const read = async (unit: TestUnit) => (await ana.call('GET', unit.path)).body.unit;
const patch = (unit: TestUnit, body: unknown) => ana.call('PATCH', unit.path, body);
const withFloors = (floor_groups: unknown[]) => ({ data: { floor_groups } });
const outdated = async (path: string) => (await ana.call('GET', path)).body.module.outdated;
const [basement, ground, typical] = sampleFloorGroups as [object, object, object];

const post = (body: unknown) =>
  ana.call('POST', `${project.path}/units`, body, { headers: { 'accept-language': 'pt-BR' } });
const tower = (change: object) => ({
  name: 'Torre',
  type: 'tower',
  data: { floor_groups: [{ ...typical, ...change }] },
});

describe('a unit', () => {
  test('expands its groups to floors, basements below zero', async () => {
    const unit = await read(await project.unit());
    expect(unit).toMatchObject({ project_id: project.id, name: 'Torre A', type: 'tower', revision: 1 });
    expect(unit.tower.floors.map((floor: { index: number }) => floor.index)).toEqual([-1, 0, 1, 2]);
    expect(unit.tower.floors[2]).toMatchObject({
      group_name: 'Tipo',
      category: 'standard_floor',
      area: 450.5,
    });
    expect(unit.floor_groups.map((group: { name: string }) => group.name)).toEqual([
      'Subsolo',
      'Térreo',
      'Tipo',
    ]);
  });

  test('carries the summary of its tower', async () => {
    expect(await read(await project.unit())).toMatchObject({
      total_floors: 4,
      tower_floors: 2,
      base_floors: 1,
      basement_floors: 1,
      type_floors: 2,
      total_area: 2601,
      outdated_modules: 0,
      totals: { source: 'none', uncovered_floors: 4, total_floors: 4 },
    });
  });

  test('is gone with everything below it once deleted', async () => {
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    expect((await ana.call('DELETE', unit.path)).status).toBe(200);
    expect((await ana.call('GET', unit.path)).status).toBe(404);
    const left = await api.db.selectFrom('versions').where('moduleId', '=', module.id).selectAll().execute();
    expect(left).toEqual([]);
  });

  test('lies in its own project only', async () => {
    const unit = await project.unit();
    const other = await ana.project();
    expect((await ana.call('GET', `${other.path}/units/${unit.id}`)).status).toBe(404);
    expect((await ana.call('GET', `${project.path}/units/not-an-id`)).status).toBe(404);
  });

  test('is noted in the activity of the project', async () => {
    const own = await ana.project();
    const made: Record<string, string> = {};
    const changes = await noted(ana, own.path, async () => {
      const answer = await expectStatus(200, ana.call('POST', `${own.path}/units`, tower({})));
      const { id } = answer.body.unit;
      const path = `${own.path}/units/${id}`;
      expect(answer.headers.get('location')).toBe(path);
      const floors = [basement, ground, typical];
      for (const change of [{ name: 'Torre B' }, withFloors(floors), withFloors(floors)])
        await expectStatus(200, ana.call('PATCH', path, change));
      const copy = (await expectStatus(201, ana.call('POST', `${path}/duplicate`))).body.unit.id;
      await expectStatus(200, ana.call('DELETE', path));
      expect(await refusedKeys(ana.call('PATCH', `${own.path}/units/${copy}`, { name: '' }))).toEqual({
        name: 'unit.name.min',
      });
      Object.assign(made, { id, copy });
    });
    const { id, copy } = made;
    expect(changes).toEqual([
      ['unit.created', id, 'Torre', {}],
      ['unit.updated', id, 'Torre B', { floors_changed: false }],
      ['unit.updated', id, 'Torre B', { floors_changed: true }],
      ['unit.updated', id, 'Torre B', { floors_changed: false }],
      ['unit.duplicated', copy, 'Torre B (cópia)', { from: id }],
      ['unit.deleted', id, 'Torre B', {}],
    ]);
  });

  test('changes field by field, under its revision', async () => {
    const { path } = await (await ana.project()).unit();
    await expectFields(ana, {
      path,
      key: 'unit',
      taken: {
        name: ['Sul', 'x'.repeat(100)],
        repetition_count: [1000, 1, 2],
        housing_units_count: [10_000, 1, null, 4],
      },
      refused: {
        name: ['ab', 'x'.repeat(101), null],
        repetition_count: [0, 1001, 1.5, null],
        housing_units_count: [0, 10_001, 1.5, ''],
      },
    });
    await expectRevisions(ana, { path, key: 'unit', change: { name: 'Torre Z' } });
    expect((await ana.call('GET', path)).status).toBe(404);
  });

  test('shows when its floors changed last, apart from when anything did', async () => {
    const unit = await project.unit();
    const first = await read(unit);
    expect(first.tower.updated_at <= first.updated_at).toBe(true);
    await new Promise((done) => setTimeout(done, 2));
    const named = (await patch(unit, { name: 'Torre D', ...withFloors(sampleFloorGroups) })).body.unit;
    expect(named.tower).toEqual(first.tower);
    expect(named.updated_at > first.updated_at).toBe(true);
    const shorter = (await patch(unit, withFloors([basement, typical]))).body.unit;
    expect(shorter.tower).toMatchObject({ version: 2, created_at: first.created_at });
    expect(shorter.tower.updated_at > named.updated_at).toBe(true);
  });
});

describe('changing the floors', () => {
  test('keeps the ids of floors that stay', async () => {
    const unit = await project.unit();
    const before = await read(unit);
    const answer = await patch(unit, withFloors([basement, ground, { ...typical, repetition: 3 }]));
    const { floors } = answer.body.unit.tower;
    expect(floors.slice(0, 4).map(({ id }: { id: string }) => id)).toEqual(
      before.tower.floors.map(({ id }: { id: string }) => id),
    );
    expect(floors).toHaveLength(5);
    expect(answer.body.unit.tower.version).toBe(2);
    // The version is that of the floors: a name and a count leave it.
    const renamed = await patch(unit, { name: 'Torre B', housing_units_count: 12 });
    expect(renamed.body.unit).toMatchObject({ name: 'Torre B', tower: { version: 2 } });
  });

  test('marks the modules that cover what changed, and no others', async () => {
    const unit = await project.unit();
    const option = await unit.option();
    const floors = await unit.floors();
    const onTypical = await option.module();
    const onGround = await option.module({ floorIds: [floors[1]?.id ?? ''] });
    await patch(unit, withFloors([basement, ground, { ...typical, area: 460 }]));
    expect(await outdated(onTypical.path)).toBe(true);
    expect(await outdated(onGround.path)).toBe(false);
    expect((await read(unit)).outdated_modules).toBe(1);
  });

  test('a new name of unit or group outdates nothing', async () => {
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    await patch(unit, {
      name: 'Torre Norte',
      ...withFloors([basement, ground, { ...typical, name: 'Padrão' }]),
    });
    expect((await ana.call('GET', module.path)).body.module).toMatchObject({ outdated: false, revision: 1 });
    expect((await read(unit)).name).toBe('Torre Norte');
  });

  test('moved up or down are changed floors, and outdate nothing', async () => {
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    const levels = async () => {
      const { tower: now, outdated_modules: old } = await read(unit);
      return [now.version, now.floors.map(({ category }: { category: string }) => category), old];
    };
    const [base, low, type] = ['basement_floor', 'ground_floor', 'standard_floor'];
    expect(await levels()).toEqual([1, [base, low, type, type], 0]);
    await expectStatus(200, patch(unit, withFloors([basement, typical, ground])));
    expect(await levels()).toEqual([2, [base, type, type, low], 0]);
    // A basement stays below whatever its place in the list.
    await expectStatus(200, patch(unit, withFloors([typical, ground, basement])));
    expect(await levels()).toEqual([2, [base, type, type, low], 0]);
    expect(await outdated(module.path)).toBe(false);
  });

  test('takes removed floors away from the modules', async () => {
    const unit = await project.unit();
    const module = await (await unit.option()).module();
    await patch(unit, withFloors([basement, ground, { ...typical, repetition: 1 }]));
    const after = (await ana.call('GET', module.path)).body.module;
    expect(after).toMatchObject({ floor_repetition: 1, outdated: true });
    const { floors } = (await read(unit)).tower;
    expect(after.floor_ids).toEqual([floors.at(-1).id]);
  });

  test('refuses ids of groups that are not its own, and stores nothing then', async () => {
    const unit = await project.unit();
    const foreign = (await read(await project.unit())).floor_groups[0].id;
    const groups = [{ ...basement, id: foreign }, ground, typical];
    const answer = await patch(unit, { name: 'Nome novo', ...withFloors(groups) });
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual({ 'floor_groups.0.id': 'general.invalid' });
    expect((await read(unit)).name).toBe('Torre A');
  });

  test('refuses one of its groups named twice, and stores nothing then', async () => {
    const unit = await project.unit();
    const { id } = (await read(unit)).floor_groups[0];
    const groups = [
      { ...basement, id },
      { ...ground, id },
    ];
    const answer = await patch(unit, { name: 'Nome novo', ...withFloors(groups) });
    expect(answer).toMatchObject({
      status: 422,
      body: { keys: { 'floor_groups.1.id': 'general.duplicate' } },
    });
    const after = await read(unit);
    expect([after.name, after.floor_groups.length]).toEqual(['Torre A', 3]);
  });
});

describe('bad input', () => {
  test.each([
    ['no name', { ...tower({}), name: '' }, 'name', 'unit.name.min'],
    ['10 000 characters', { ...tower({}), name: 'a'.repeat(10_000) }, 'name', 'general.max|{"max":100}'],
    ['another type', { ...tower({}), type: 'house' }, 'type', 'unit.type.invalid'],
    [
      'no floors',
      { ...tower({}), data: { floor_groups: [] } },
      'floor_groups',
      'unit.floor_groups.required_tower',
    ],
    ['no area', tower({ area: 0 }), 'floor_groups.0.area', 'floor_group.area.positive'],
    ['negative height', tower({ height: -1 }), 'floor_groups.0.height', 'floor_group.height.positive'],
    ['letters', tower({ area: 'abc' }), 'floor_groups.0.area', 'general.number'],
    ['1e308', tower({ area: 1e308 }), 'floor_groups.0.area', 'general.at_most|{"max":1000000000}'],
    [
      'half a floor',
      tower({ repetition: 1.5 }),
      'floor_groups.0.repetition',
      'floor_group.repetition.positive',
    ],
    ['1000 floors', tower({ repetition: 1000 }), 'floor_groups', 'unit.floors.too_many|{"max":500}'],
    [
      'unknown category',
      tower({ category: '🏢' }),
      'floor_groups.0.category',
      'floor_group.category.invalid',
    ],
  ])('%s', async (_case, body, field, key) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual({ [field]: key });
    expect(answer.body.error[field]).not.toContain('{');
  });

  test('an emoji is a fine part of a name', async () => {
    expect((await post({ ...tower({ name: '🏢 Tipo' }), name: 'Torre 🌇' })).status).toBe(200);
  });

  test('answers in the language asked for', async () => {
    const headers = { 'accept-language': 'en-US' };
    const answer = await ana.call('POST', `${project.path}/units`, tower({ area: 0 }), { headers });
    expect(answer.body.error['floor_groups.0.area']).toBe('Area must be a positive number');
  });

  test('an unknown key is a 400', async () => {
    expect((await post({ ...tower({}), bogus: 1 })).status).toBe(400);
    expect((await post(tower({ bogus: 1 }))).body.code).toBe('UNKNOWN_KEY');
  });
});
