import { describe, expect, test } from 'vitest';
import { declaration, quotation } from '../../support/access/accessWorld.ts';
import { expectFields, expectRevisions, noted } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus, newUser, type TestOption, type TestUnit } from '../../support/world.ts';
import { countQueries } from '../../support/countQueries.ts';

let unit: TestUnit;
const api = await serveApi();
const ana = await newUser(api.url);

const freshUnit = async () => (unit = await (await ana.project()).unit());
const list = async () => (await ana.call('GET', `${unit.path}/options`)).body.tower_options;
const patch = (option: TestOption, body: unknown) => ana.call('PATCH', option.path, body);
const references = async () =>
  (await list())
    .filter((option: { active: boolean }) => option.active)
    .map(({ name }: { name: string }) => name);

describe('options', () => {
  test('a unit without any lists none', async () => {
    await freshUnit();
    expect(await list()).toEqual([]);
  });

  test('stand in the towers of a report as in their own lists, with what is bought instead of parts', async () => {
    await freshUnit();
    const { project } = unit;
    const walls = {
      concrete_walls: { volumes: [{ fck: 25, volume: 60 }], steel: [{ ca: 60, mass: 2500 }] },
      concrete_slabs: { volumes: [{ fck: 25, volume: 45 }], steel: [{ ca: 60, mass: 1800 }] },
      wall_thickness: 0.1,
      slab_thickness: 0.12,
      slab_type: 'flat',
    };
    const frames = await unit.option({ name: 'Pórtico' });
    await expectStatus(200, patch(frames, { precision: 0.04 }));
    const module = await frames.module();
    await expectStatus(201, ana.call('POST', `${module.path}/duplicate`));
    const raft = { type: 'raft_foundation', data: sampleRaft };
    await expectStatus(201, ana.call('POST', `${frames.path}/modules`, raft));
    const wallOption = await unit.option({ name: 'Paredes', active: false });
    await wallOption.module({ type: 'concrete_wall', data: walls });
    await expectStatus(200, ana.call('PUT', `${wallOption.path}/unfinished-sheet`, { sheet: 'folha' }));
    const counts = { repetition_count: 2, housing_units_count: 40 };
    const second = await project.unit({ name: 'Anexo', ...counts });
    await (await second.option({ name: 'Única' })).module({ floorIds: [(await second.floors())[0]!.id] });
    await project.unit({ name: 'Vazia' });
    const quote = { ...quotation, key: 'mortar' };
    await expectStatus(200, ana.call('PATCH', `${project.path}/prices`, { prices: [quotation, quote] }));
    for (const material of ['steel:50', 'concrete:30'])
      await expectStatus(201, ana.call('POST', `${project.path}/declarations`, { ...declaration, material }));

    const get = async (path: string) => (await expectStatus(200, ana.call('GET', path))).body;
    const report = await get(`${project.path}/towers`);
    const { name, prices, units } = (await get(project.path)).project;
    expect(report.project).toEqual({ id: project.id, name, prices });
    expect(prices).toHaveLength(2);
    expect(report.declarations).toEqual((await get(`${project.path}/declarations`)).declarations);
    expect(report.declarations).toHaveLength(2);
    expect(report.towers.map((tower: { name: string }) => tower.name)).toEqual(['Torre A', 'Anexo', 'Vazia']);
    expect(units.map((tower: { name: string }) => tower.name)).toEqual(['Torre A', 'Anexo', 'Vazia']);
    type Line = { key: string; loss?: number };
    type Part = { elements?: unknown; materials: Line[] } | null;
    const withoutParts = (part: Part) => part && { ...part, elements: undefined };
    const withoutLoss = (part: Part) =>
      part && { ...part, materials: part.materials.map((line) => ({ ...line, loss: undefined })) };
    for (const { id, floors, tower_options: options, ...tower } of report.towers) {
      const path = `${project.path}/units/${id}`;
      const own = (await get(path)).unit;
      expect(tower).toEqual({
        name: own.name,
        repetition_count: own.repetition_count,
        housing_units_count: own.housing_units_count,
      });
      expect(floors).toEqual(own.tower.floors.map((floor: object) => ({ ...floor, consumption: undefined })));
      const listed = (await get(`${path}/options`)).tower_options;
      for (const option of listed)
        expect((await get(`${path}/options/${option.id}`)).tower_option).toEqual(option);
      const of = (all: { modules: Part[]; foundation: Part }[], bare: (part: Part) => unknown) =>
        all.map(({ modules, foundation, ...option }) => ({
          ...option,
          proposal: undefined,
          modules: modules.map(bare),
          foundation: bare(foundation),
        }));
      expect(of(options, withoutLoss)).toEqual(of(listed, withoutParts));
    }
    const losses = (part: Part) => Object.fromEntries(part!.materials.map(({ key, loss }) => [key, loss]));
    const [built, wall] = report.towers[0].tower_options;
    expect([built.precision, built.unfinished, wall.unfinished]).toEqual([0.04, false, true]);
    expect(losses(built.modules[0])).toMatchObject({ 'steel:50': 1.11, 'steel:60': 1.07 });
    expect(losses(built.foundation)).toEqual({ 'concrete:30': 1.103, 'steel:50': 1.11 });
    const bought = (60 * 1.082 + 45 * 1.105) / 105;
    expect(losses(wall.modules[0])).toEqual({ 'concrete:25': expect.closeTo(bought, 9), 'steel:60': 1.1429 });
  });

  test('are listed oldest first with their modules in full', async () => {
    await freshUnit();
    const option = await unit.option({ name: 'Pórtico' });
    await unit.option({ name: 'Alvenaria', active: false });
    const module = await option.module();
    const [first, second] = await list();
    expect(second).toMatchObject({ name: 'Alvenaria', active: false, modules: [], revision: 1 });
    expect(first).toMatchObject({ id: option.id, name: 'Pórtico', active: true });
    expect(first.tower_id).toBe((await ana.call('GET', unit.path)).body.unit.tower.id);
    expect(first.modules).toHaveLength(1);
    const row = (await ana.call('GET', module.path)).body.module;
    for (const [field, value] of Object.entries(first.modules[0])) expect(row[field]).toEqual(value);
  });

  test('cost the same queries however many there are', async () => {
    await freshUnit();
    await (await unit.option()).module();
    const few = await countQueries(api, list);
    for (const name of ['B', 'C', 'D']) {
      const option = await unit.option({ name, active: false });
      for (let module = 0; module < 6; module += 1) await option.module({ name: `${module}` });
    }
    expect(await countQueries(api, list)).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });

  test('are deleted with their modules', async () => {
    await freshUnit();
    const option = await unit.option();
    const module = await option.module();
    expect((await ana.call('DELETE', option.path)).status).toBe(200);
    expect((await ana.call('GET', module.path)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test('lie in their own unit only', async () => {
    await freshUnit();
    const option = await unit.option();
    const other = await unit.project.unit();
    expect((await ana.call('GET', `${other.path}/options/${option.id}`)).status).toBe(404);
  });
});

describe('the reference', () => {
  test('is the first option of a unit, however it was sent, and no later one by itself', async () => {
    await freshUnit();
    await unit.option({ name: 'A', active: false });
    await unit.option({ name: 'B', active: false });
    expect(await references()).toEqual(['A']);
  });

  test('passes to the option made so last', async () => {
    await freshUnit();
    const first = await unit.option({ name: 'A' });
    const second = await unit.option({ name: 'B' });
    expect(await references()).toEqual(['B']);
    expect((await patch(first, { active: true })).body.tower_option.active).toBe(true);
    expect(await references()).toEqual(['A']);
    await patch(first, { active: false });
    expect(await references()).toEqual([]);
    // Losing the mark is no edit of the option: what was read before is still current.
    expect((await patch(second, { name: 'B2', revision: 1 })).status).toBe(200);
  });

  test('is one although several become it at once', async () => {
    await freshUnit();
    const options = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) => unit.option({ name, active: false })),
    );
    const answers = await Promise.all([
      ...options.map((option) => patch(option, { active: true })),
      ana.call('POST', `${unit.path}/options`, { name: 'E', active: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
    expect(await references()).toHaveLength(1);
  });

  test('is not found in another unit', async () => {
    await freshUnit();
    await unit.option({ name: 'A' });
    await (await unit.project.unit()).option({ name: 'B' });
    expect(await references()).toEqual(['A']);
  });
});

test('an option changes field by field, under its revision', async () => {
  await freshUnit();
  const other = await unit.option({ name: 'Outra' });
  const { path } = await unit.option();
  await expectFields(ana, {
    path,
    key: 'tower_option',
    taken: {
      name: ['A', 'x'.repeat(100)],
      active: [false, true, true],
      precision: [0.5, 0, null, 0.03],
    },
    refused: {
      name: ['', '   ', null, 'x'.repeat(101)],
      active: [null, 'true'],
      precision: [0.51, -0.01, '', '0,03'],
    },
  });
  expect(await references()).toEqual(['x'.repeat(100)]);
  expect((await ana.call('GET', other.path)).body.tower_option).toMatchObject({ active: false, revision: 1 });
  await expectRevisions(ana, { path, key: 'tower_option', change: { name: 'Z' } });
});

test('each change of an option is noted with its place', async () => {
  await freshUnit();
  const made: Record<string, string> = {};
  const place = { unit_id: unit.id };
  const changes = await noted(ana, unit.project.path, async () => {
    const post = (path: string, body?: object) => expectStatus(201, ana.call('POST', path, body));
    const first = await post(`${unit.path}/options`, { name: 'A', active: false });
    expect(first.headers.get('location')).toBe(`${unit.path}/options/${first.body.tower_option.id}`);
    made['first'] = first.body.tower_option.id;
    made['second'] = (await unit.option({ name: 'B', active: false })).id;
    const path = `${unit.path}/options/${made['second']}`;
    for (const change of [{ name: 'B2' }, { active: true }])
      await expectStatus(200, ana.call('PATCH', path, change));
    made['copy'] = (await post(`${path}/duplicate`)).body.tower_option.id;
    await expectStatus(200, ana.call('DELETE', path));
    expect((await ana.call('PATCH', `${unit.path}/options/${made['first']}`, { precision: 9 })).status).toBe(
      422,
    );
  });
  expect(changes).toEqual([
    ['option.created', made['first'], 'A', { active: true, ...place }],
    ['option.created', made['second'], 'B', { active: false, ...place }],
    ['option.updated', made['second'], 'B2', { active: false, ...place }],
    ['option.updated', made['second'], 'B2', { active: true, ...place }],
    ['option.duplicated', made['copy'], 'B2 (cópia)', { from: made['second'], ...place }],
    ['option.deleted', made['second'], 'B2', place],
  ]);
});

describe('the precision of its quantities', () => {
  test('goes with a copy of the option, and of its tower', async () => {
    await freshUnit();
    const option = await unit.option({ name: 'A' });
    await patch(option, { precision: 0.03 });
    const copy = await ana.call('POST', `${option.path}/duplicate`, {});
    expect(copy.body.tower_option.precision).toBe(0.03);
    const tower = (await ana.call('POST', `${unit.path}/duplicate`, {})).body.unit;
    const options = await ana.call('GET', `${unit.project.path}/units/${tower.id}/options`);
    expect(options.body.tower_options.map(({ precision }: { precision: number }) => precision)).toEqual([
      0.03, 0.03,
    ]);
  });
});

describe('bad input', () => {
  test.each([
    ['no name', { active: true }, { name: 'option.name.required' }],
    ['blank', { name: '   ', active: true }, { name: 'option.name.required' }],
    ['10 000 characters', { name: 'x'.repeat(10_000) }, { name: 'general.max|{"max":100}' }],
    ['active as text', { name: 'A', active: 'yes' }, { active: 'general.invalid' }],
  ])('%s', async (_case, body, keys) => {
    await freshUnit();
    const answer = await ana.call('POST', `${unit.path}/options`, body);
    expect(answer.status).toBe(422);
    expect(answer.body.keys).toEqual(keys);
    expect(await list()).toEqual([]);
  });
});
