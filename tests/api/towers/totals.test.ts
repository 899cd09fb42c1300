import { describe, expect, test } from 'vitest';
import { projectTotals } from '../../../api/totals/projectTotals.ts';
import { countQueries } from '../../support/countQueries.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleFrame, type TestProject, type TestUnit } from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);

const readUnit = async (unit: TestUnit) => (await ana.call('GET', unit.path)).body.unit;
const readProject = async (project: TestProject) => (await ana.call('GET', project.path)).body.project;
const round = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value * 1000) / 1000]));

/** The tower of the worked cases with the frame on one typical floor. */
async function workedCase() {
  const unit = await (await ana.project()).unit();
  const option = await unit.option();
  const floor = (await unit.floors()).find(({ index }) => index === 1);
  const module = await option.module({ floorIds: [floor?.id ?? ''] });
  return { unit, option, module, floor };
}

describe('worked cases', () => {
  test('1: a frame on a floor of 450.5 m²', async () => {
    const { module, unit, floor } = await workedCase();
    const row = (await ana.call('GET', module.path)).body.module;
    expect(round(row.consumption)).toEqual({
      co2_min: 15_599.93,
      co2_max: 24_601.65,
      energy_min: 131_169.3,
      energy_max: 221_671.2,
    });
    expect(row.total_concrete).toBeCloseTo(58.1 * 2400, 6);
    expect(row.total_steel).toBe(4100);
    const floors: { id: string; consumption: Record<string, number> }[] = (await readUnit(unit)).tower.floors;
    const covered = floors.find(({ id }) => id === floor?.id);
    expect(round(covered?.consumption ?? {})).toMatchObject({ co2_min: 34.628, co2_max: 54.61 });
    expect(floors[0]?.consumption).toEqual({ co2_min: 0, co2_max: 0, energy_min: 0, energy_max: 0 });
  });

  test('2: the tower, three floors of which have no structure', async () => {
    const { unit } = await workedCase();
    const read = await readUnit(unit);
    expect(read.area).toBe(2601);
    expect(round(read.consumption)).toEqual({
      co2_min: 5.998,
      co2_max: 9.459,
      energy_min: 50.43,
      energy_max: 85.225,
    });
    expect(read.totals).toMatchObject({ uncovered_floors: 3, total_floors: 4, source: 'reference' });
    const project = await readProject(unit.project);
    expect(read.totals.covered_area).toBe(450.5);
    // Of the project per m² of the one floor that has a structure.
    expect(project).toMatchObject({ area: 2601, totals: read.totals });
    expect(round(project.consumption)).toMatchObject({ co2_min: 34.628, co2_max: 54.61 });
    expect(project.units[0]).toMatchObject({ id: unit.id, area: 2601, consumption: read.consumption });
  });
});

test('grout, concrete and steel are each told apart, of a module, a version, a tower and a project', async () => {
  const project = await ana.project();
  const unit = await project.unit({ repetition_count: 2 });
  const option = await unit.option();
  const steel = [{ ca: 50, mass: 700 }];
  const masonry = {
    blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 3200 }],
    grout: [{ position: 'vertical', volumes: [{ fgk: 20, volume: 3.5 }], steel }],
  };
  const data = { masonry, concrete_slabs: { volumes: [{ fck: 30, volume: 45 }] } };
  const module = await option.module({ type: 'structural_masonry', data });
  const kilograms = (times: number) => ({
    total_grout: times * 3.5 * 2200,
    // The grout counts in it too.
    total_concrete: times * (45 * 2400 + 3.5 * 2200),
    total_steel: times * 700,
  });
  const read = (await ana.call('GET', module.path)).body;
  const listed = (await ana.call('GET', option.path)).body.tower_option.modules[0];
  const own = (await readUnit(unit)).totals;
  for (const each of [read.module, read.versions[0], listed, own]) expect(each).toMatchObject(kilograms(2));
  const whole = await readProject(project);
  expect([whole.totals, whole.units[0].totals]).toMatchObject([kilograms(4), kilograms(2)]);
  const ends = ['co2_min', 'co2_max', 'energy_min', 'energy_max'] as const;
  const sum = (parts: Record<string, number>[], end: string) =>
    parts.reduce((before, part) => before + part[end]!, 0);
  for (const each of [read.module, listed, own])
    for (const end of ends) expect(sum(each.materials, end)).toBeCloseTo(each[end], 4);
  for (const end of ends) {
    expect(sum(read.module.elements, end)).toBeCloseTo(read.module[end], 4);
    expect(whole.totals[end]).toBeCloseTo(2 * own[end], 4);
    expect(whole.consumption[end]).toBeCloseTo(own[end] / own.covered_area, 6);
  }
});

test('the row of a project shows what its towers look like: equal floors together, with what builds them', async () => {
  const { unit, option } = await workedCase();
  const floors = await unit.floors();
  const of = (index: number) => floors.find((floor) => floor.index === index)?.id ?? '';
  const walls = {
    type: 'concrete_wall',
    data: {
      concrete_walls: { volumes: [{ fck: 25, volume: 20 }], steel: [{ ca: 50, mass: 800 }] },
      concrete_slabs: { volumes: [{ fck: 25, volume: 30 }], steel: [{ ca: 60, mass: 900 }] },
      wall_thickness: 0.12,
      slab_thickness: 0.1,
    },
  };
  await option.module({ ...walls, floorIds: [of(1)] });
  await (await unit.option({ active: false })).module({ ...walls, floorIds: [of(-1)] });
  const { projects } = (await ana.call('GET', '/v1/projects?page=1&page_size=50')).body;
  const row = projects.find(({ id }: { id: string }) => id === unit.project.id);
  const basement = { category: 'basement_floor', area: 900, height: 3, count: 1, technologies: [] };
  const ground = { ...basement, category: 'ground_floor', area: 800, height: 4 };
  const top = { ...basement, category: 'standard_floor', area: 450.5, height: 2.8 };
  const typical = { ...top, technologies: ['beam_column', 'concrete_wall'] };
  expect(row.units[0].elevation).toEqual([basement, ground, typical, top]);
  await option.module({ floorIds: [of(2)] });
  await option.module({ ...walls, floorIds: [of(2)] });
  expect((await readProject(unit.project)).units[0].elevation).toEqual([
    basement,
    ground,
    { ...typical, count: 2 },
  ]);
});

describe('totals', () => {
  test('rest on the reference while it has a structure, else on the newest with one, and say so', async () => {
    const { unit, option } = await workedCase();
    const reference = (await readUnit(unit)).totals;
    const empty = await unit.option({ name: 'Vazia', active: false });
    expect((await readUnit(unit)).totals).toEqual(reference);
    await ana.call('PATCH', option.path, { active: false });
    expect((await readUnit(unit)).totals).toEqual({ ...reference, source: 'newest' });
    expect((await readUnit(unit)).tower.floors[2].consumption.co2_min).toBeCloseTo(34.628_035, 4);
    await ana.call('PATCH', empty.path, { active: true });
    expect((await readUnit(unit)).totals).toEqual({ ...reference, source: 'newest' });
    expect((await readUnit(unit)).tower.floors[2].consumption.co2_min).toBeCloseTo(34.628_035, 4);
    const module = await empty.module();
    const copy = (await ana.call('POST', `${module.path}/duplicate`, {})).body.module;
    await ana.call('DELETE', module.path);
    expect((await ana.call('GET', `${empty.path}/modules/${copy.id}`)).body.module.floor_ids).toEqual([]);
    expect((await readUnit(unit)).totals).toEqual({ ...reference, source: 'newest' });
    await ana.call('PATCH', option.path, { active: true });
    expect((await readUnit(unit)).totals).toEqual(reference);
  });

  test('are none while no option has a structure, be it the reference', async () => {
    const unit = await (await ana.project()).unit();
    const option = await unit.option();
    for (const active of [true, false]) {
      await ana.call('PATCH', option.path, { active });
      const none = { source: 'none', total_concrete: null, factor_set: null, uncovered_floors: 4 };
      expect((await readUnit(unit)).totals).toMatchObject(none);
    }
  });

  test('count every module of a floor, and the floor once as covered', async () => {
    const { unit, option, floor } = await workedCase();
    await option.module({ name: 'Reforço', floorIds: [floor?.id ?? ''] });
    const read = await readUnit(unit);
    expect(read.totals).toMatchObject({ uncovered_floors: 3, total_steel: 8200 });
    expect(read.tower.floors[2].consumption.co2_min).toBeCloseTo(2 * 34.628_035, 4);
  });

  test('carry the flags of what they rest on', async () => {
    const { unit, option } = await workedCase();
    const odd = {
      volumes: [
        { fck: 45, volume: 5 },
        { fck: 32, volume: 5 },
      ],
    };
    await option.module({ data: { ...sampleFrame, concrete_columns: odd } });
    const { flags } = (await readUnit(unit)).totals;
    expect(flags.toSorted()).toEqual(['extrapolated', 'interpolated']);
  });

  test('of a project divide by its floors with a structure, and say how many have none', async () => {
    const { unit } = await workedCase();
    const before = await readProject(unit.project);
    await unit.project.unit({
      name: 'Torre B',
      floor_groups: [{ name: 'Tipo', category: 'standard_floor', area: 100, height: 3, repetition: 10 }],
    });
    const after = await readProject(unit.project);
    expect(after.area).toBe(3601);
    expect(after.consumption).toEqual(before.consumption);
    expect(after.totals.covered_area).toBe(450.5);
    expect(after.totals.co2_min).toBe(before.totals.co2_min);
    expect(after.totals.uncovered_floors).toBe(13);
    const built = after.units[1];
    const path = `${unit.project.path}/units/${built.id}`;
    const option = (await ana.call('POST', `${path}/options`, { name: 'A' })).body.tower_option;
    const floors: { id: string }[] = (await ana.call('GET', path)).body.unit.tower.floors;
    // Two modules on one floor count its area once.
    for (const floorIds of [floors.slice(0, 4), floors.slice(3, 5)])
      await ana.call('POST', `${path}/options/${option.id}/modules`, {
        type: 'beam_column',
        data: { ...sampleFrame, floor_ids: floorIds.map(({ id }) => id) },
      });
    const { consumption, totals } = await readProject(unit.project);
    expect(totals).toMatchObject({ covered_area: 950.5, uncovered_floors: 8 });
    expect(consumption.co2_min).toBeCloseTo(totals.co2_min / 950.5, 9);
  });

  test('of a project count a tower as often as it is built, its own figures one', async () => {
    const { unit } = await workedCase();
    const once = await readProject(unit.project);
    const own = await readUnit(unit);
    const counts = { repetition_count: 3, housing_units_count: 16 };
    const change = await ana.call('PATCH', unit.path, counts);
    expect(change.body.unit).toMatchObject({ ...counts, area: own.area, totals: own.totals });
    const thrice = await readProject(unit.project);
    expect(thrice).toMatchObject({ area: 3 * once.area, units: [{ ...counts, totals: own.totals }] });
    expect(thrice.totals.co2_max).toBeCloseTo(3 * once.totals.co2_max, 6);
    expect(thrice.totals).toMatchObject({ total_floors: 12, uncovered_floors: 9 });
    expect(thrice.consumption.co2_max).toBeCloseTo(once.consumption.co2_max, 9);
    const copy = (await ana.call('POST', `${unit.path}/duplicate`, {})).body.unit;
    expect(copy).toMatchObject(counts);
    const cleared = await ana.call('PATCH', unit.path, { housing_units_count: null });
    expect(cleared.body.unit).toMatchObject({ repetition_count: 3, housing_units_count: null });
    for (const [field, wrong] of Object.entries({
      repetition_count: [0, 1.5, 1001],
      housing_units_count: [0, 10_001],
    }))
      for (const value of wrong)
        expect((await ana.call('PATCH', unit.path, { [field]: value })).body.error).toHaveProperty(field);
  });

  test('of nothing are nothing', async () => {
    const project = await readProject(await ana.project());
    expect(project).toMatchObject({ area: 0, consumption: { co2_min: 0, co2_max: 0 } });
    expect(project.totals).toMatchObject({ source: 'none', total_concrete: null, factor_set: null });
  });

  test('cost the same queries for one tower and for many', async () => {
    const { unit } = await workedCase();
    const other = await workedCase();
    const projects = [unit.project.id, other.unit.project.id];
    for (const statements of [1, 4]) {
      const one = await countQueries(api, () => projectTotals(api.db, projects.slice(0, 1)));
      expect(await countQueries(api, () => projectTotals(api.db, projects))).toBe(one);
      expect(one).toBe(statements);
      // Then they are not known, as before the service has counted them.
      await api.db.deleteFrom('towerTotals').execute();
    }
  });
});
