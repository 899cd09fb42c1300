import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { maxTowerFloors } from '#domain/limits.ts';
import { copyName } from '../../../api/duplicate/copyName.ts';
import { serveApi } from '../../support/served.ts';
import {
  expectStatus,
  newUser,
  sampleFloorGroups,
  sampleFrame,
  type TestModule,
} from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);

const copy = async (path: string, user = ana) => {
  const answer = await user.call('POST', `${path}/duplicate`);
  expect(answer.status).toBe(201);
  return answer.body;
};

/** A tower with a module of two versions in its reference option. */
async function tower() {
  const module = await (await (await (await ana.project()).unit()).option()).module();
  const body = { name: 'Otimizada', type: 'beam_column', data: sampleFrame, is_valid: true };
  await ana.call('POST', `${module.path}/versions`, body);
  return module;
}

const get = async (path: string) => (await ana.call('GET', path)).body;
const plain = ({ name, type, total_concrete, co2_min, version, outdated }: Record<string, unknown>) => ({
  name,
  type,
  total_concrete,
  co2_min,
  version,
  outdated,
});

test('a copy has every floor of more than one statement takes', async () => {
  const project = await ana.project();
  const [group] = sampleFloorGroups.slice(-1);
  for (const name of ['Norte', 'Sul', 'Leste'])
    await project.unit({ name, floor_groups: [{ ...group, repetition: maxTowerFloors }] });
  const { id } = (await copy(project.path)).project;
  const { units } = (await get(`/v1/projects/${id}`)).project;
  expect(units).toHaveLength(3);
  for (const unit of units) {
    const copied = (await get(`/v1/projects/${id}/units/${unit.id}`)).unit;
    expect(copied.tower.floors).toHaveLength(maxTowerFloors);
  }
});

describe('the name of a copy', () => {
  test.each([
    ['project', 'project', 'Cópia do edifício'],
    ['unit', 'unit', 'Torre nova'],
    ['option', 'tower_option', 'Variante'],
    ['module', 'module', 'Outro pavimento'],
  ] as const)('may be given: %s', async (level, key, name) => {
    const module = await tower();
    const { option } = module;
    const paths = {
      project: option.unit.project.path,
      unit: option.unit.path,
      option: option.path,
      module: module.path,
    };
    const named = await ana.call('POST', `${paths[level]}/duplicate`, { name });
    expect(named).toMatchObject({ status: 201, body: { [key]: { name } } });
    expect((await ana.call('POST', `${paths[level]}/duplicate`, {})).status).toBe(201);
    const unnamed = await ana.call('POST', `${paths[level]}/duplicate`, { name: '' });
    expect(unnamed).toMatchObject({ status: 422, body: { error: { name: expect.any(String) } } });
    const unknown = await ana.call('POST', `${paths[level]}/duplicate`, { nome: name });
    expect(unknown).toMatchObject({ status: 400, body: { code: 'UNKNOWN_KEY' } });
  });

  test('is refused where a project of the caller has it', async () => {
    const project = await ana.project({ name: 'Já usado' });
    const answer = await ana.call('POST', `${project.path}/duplicate`, { name: 'JÁ USADO' });
    expect(answer).toMatchObject({ status: 422, body: { error: { name: expect.any(String) } } });
  });
});

describe('a copy of', () => {
  test('a module has its versions and no floors, so that nothing counts twice', async () => {
    const module = await tower();
    const made = await copy(module.path);
    expect(made.module.id).not.toBe(module.id);
    expect(made.module).toMatchObject({
      name: 'Pavimento tipo (cópia)',
      floor_ids: [],
      floor_repetition: 0,
      outdated: false,
      co2_max: 0,
    });
    const { option } = module;
    const [original, listed] = (await get(option.path)).tower_option.modules;
    expect([original.floor_repetition > 0, listed.floor_repetition]).toEqual([true, 0]);
    expect(made.versions.map(({ name, is_valid }: Record<string, unknown>) => [name, is_valid])).toEqual([
      ['Otimizada', true],
      ['V1', false],
    ]);
    expect((await copy(module.path)).module.name).toBe('Pavimento tipo (cópia 2)');
  });

  test('an option is not the reference', async () => {
    const { option } = await tower();
    const made = (await copy(option.path)).tower_option;
    expect(made).toMatchObject({ name: 'Opção 1 (cópia)', active: false });
    const original = (await get(option.path)).tower_option;
    expect(made.modules.map(plain)).toEqual(original.modules.map(plain));
    expect(made.modules[0].floor_ids).toEqual(original.modules[0].floor_ids);
    expect(original.active).toBe(true);
  });

  test('a tower lists its options and modules in the order of the original', async () => {
    const unit = await (
      await ana.project()
    ).unit({ floor_groups: [{ ...sampleFloorGroups[2]!, repetition: 3 }] });
    const floorIds = (await unit.floors()).map(({ id }) => id);
    for (const name of ['Pórtico', 'Alvenaria']) {
      const option = await unit.option({ name, active: name === 'Pórtico' });
      for (const [at, each] of ['Tipo', 'Ático', 'Base'].entries())
        await option.module({ name: each, floorIds: [floorIds[at]!] });
    }
    const { id, project_id } = (await copy(unit.path)).unit;
    const { tower_options } = await get(`/v1/projects/${project_id}/units/${id}/options`);
    const names = tower_options.map((option: { name: string; modules: { name: string }[] }) => [
      option.name,
      option.modules.map(({ name }) => name),
    ]);
    expect(names).toEqual(['Pórtico', 'Alvenaria'].map((name) => [name, ['Tipo', 'Ático', 'Base']]));
  });

  test('a module that no longer fits its floors says so too, unless it has none', async () => {
    const module = await tower();
    const { option } = module;
    const { unit } = option;
    const [basement, ground, typical] = sampleFloorGroups;
    const floor_groups = [basement, ground, { ...typical, repetition: 3 }];
    await expectStatus(200, ana.call('PATCH', unit.path, { data: { floor_groups } }));
    const outdatedIn = async (path: string) => {
      const [{ modules }] = (await get(`${path}/options`)).tower_options;
      return modules.map(({ outdated }: { outdated: boolean }) => outdated);
    };
    expect(await outdatedIn(unit.path)).toEqual([true]);
    const inOption = (await copy(option.path)).tower_option.modules;
    expect(inOption.map(({ outdated }: { outdated: boolean }) => outdated)).toEqual([true]);
    const unitCopy = (await copy(unit.path)).unit;
    expect(await outdatedIn(`${unit.project.path}/units/${unitCopy.id}`)).toEqual([true]);
    const { project } = await copy(unit.project.path);
    const [first] = (await get(`/v1/projects/${project.id}`)).project.units;
    expect(await outdatedIn(`/v1/projects/${project.id}/units/${first.id}`)).toEqual([true]);
    expect((await copy(module.path)).module.outdated).toBe(false);
  });

  test('a unit is a tower of its own with the same totals', async () => {
    const { unit } = (await tower()).option;
    const original = (await get(unit.path)).unit;
    const made = (await copy(unit.path)).unit;
    expect(made).toMatchObject({ name: 'Torre A (cópia)', totals: original.totals, area: original.area });
    expect(made.consumption).toEqual(original.consumption);
    const ids = (of: typeof made) => of.tower.floors.map(({ id }: { id: string }) => id);
    expect(ids(made).filter((id: string) => ids(original).includes(id))).toEqual([]);
    const [option] = (await get(`${unit.project.path}/units/${made.id}/options`)).tower_options;
    expect(option.active).toBe(true);
    expect(ids(made)).toEqual(expect.arrayContaining(option.modules[0].floor_ids));
  });

  test('a unit whose reference was taken away has none as a copy, and the same option stands for both', async () => {
    const { option } = await tower();
    const { unit } = option;
    const newer = await unit.option({ name: 'Opção 2', active: false });
    const [floor] = await unit.floors();
    await newer.module({ data: sampleFrame, name: 'Outra', floorIds: [floor?.id ?? ''] });
    await unit.option({ name: 'Vazia', active: false });
    await ana.call('PATCH', option.path, { active: false });
    const original = (await get(unit.path)).unit;
    const made = (await copy(unit.path)).unit;
    const copies: { name: string; active: boolean }[] = (
      await get(`${unit.project.path}/units/${made.id}/options`)
    ).tower_options;
    expect(copies.map(({ name, active }) => [name, active])).toEqual([
      ['Opção 1', false],
      ['Opção 2', false],
      ['Vazia', false],
    ]);
    expect(made.totals).toEqual(original.totals);
    expect(original.totals).toMatchObject({ source: 'newest', uncovered_floors: 3 });
  });

  test('a project belongs to whoever made it', async () => {
    const { project } = (await tower()).option.unit;
    await project.owner.call('PATCH', project.path, { name: 'Residencial Jatobá' });
    const bia = await newUser(api.url, { name: 'Bia Lima' });
    await project.share(bia, 'project:edit');
    const made = (await copy(project.path, bia)).project;
    expect(made).toMatchObject({ name: 'Residencial Jatobá (cópia)', user_id: bia.id });
    expect(made.totals).toEqual((await get(project.path)).project.totals);
    expect((await ana.call('GET', `/v1/projects/${made.id}`)).status).toBe(404);
    const again = await Promise.all([copy(project.path, bia), copy(project.path, bia)]);
    expect(again.map((body): string => body.project.name).toSorted()).toEqual([
      'Residencial Jatobá (cópia 2)',
      'Residencial Jatobá (cópia 3)',
    ]);
  });

  test('a deleted module is refused with 404', async () => {
    const module: TestModule = await tower();
    await ana.call('DELETE', module.path);
    expect((await ana.call('POST', `${module.path}/duplicate`)).status).toBe(404);
  });
});

/**
 * Tables below a tower that are not copied: what was decided, accepted or proposed there, and the totals, which are counted
 * anew.
 */
const notCopied = ['decisions', 'overrides', 'takeoff_proposals', 'tower_totals'];

/** What of a copy is its own, by table; all other columns are those of the original. */
const ownColumns: Record<string, string[]> = {
  units: ['id', 'name', 'tower_id', 'tower_version', 'tower_updated_at'],
  floor_groups: ['id', 'unit_id'],
  floors: ['id', 'unit_id', 'group_id'],
  options: ['id', 'unit_id'],
  unfinished_sheets: ['option_id', 'saved_at'],
  modules: ['id', 'option_id'],
  module_floors: ['module_id', 'floor_id'],
  versions: ['id', 'module_id', 'user_id'],
};
const everywhere = ['revision', 'created_at', 'updated_at'];

/** The rows of a unit in every table that hangs below it, as the catalogue has their columns, without `ownColumns`. */
async function rowsBelow(unitId: string) {
  const options = sql`select id from options where unit_id = ${unitId}`;
  const modules = sql`select id from modules where option_id in (${options})`;
  const whose: Record<string, RawBuilder<unknown>> = {
    units: sql`id = ${unitId}`,
    floor_groups: sql`unit_id = ${unitId}`,
    floors: sql`unit_id = ${unitId}`,
    options: sql`unit_id = ${unitId}`,
    unfinished_sheets: sql`option_id in (${options})`,
    modules: sql`option_id in (${options})`,
    module_floors: sql`module_id in (${modules})`,
    versions: sql`module_id in (${modules})`,
  };
  const rows: Record<string, string[]> = {};
  for (const [table, where] of Object.entries(whose)) {
    const own = [...ownColumns[table]!, ...everywhere];
    const { rows: found } = await sql<{ row: object }>`
      select to_jsonb(each) - ${sql.join(
        own.map((name) => sql.lit(name)),
        sql` - `,
      )} as row
      from ${sql.table(table)} as each where ${where}`.execute(api.db);
    rows[table] = found.map(({ row }) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

test('every column of every row below a tower is copied with it, or its own by name', async () => {
  const { option } = await tower();
  const { unit } = option;
  await expectStatus(200, ana.call('PATCH', unit.path, { repetition_count: 3, housing_units_count: 44 }));
  await expectStatus(200, ana.call('PATCH', option.path, { precision: 0.07 }));
  await api.db.insertInto('unfinishedSheets').values({ optionId: option.id, sheet: '{}' }).execute();
  const original = await rowsBelow(unit.id);
  for (const rows of Object.values(original)) expect(rows.length).toBeGreaterThan(0);
  expect(await rowsBelow((await copy(unit.path)).unit.id)).toEqual(original);

  const { rows: below } = await sql<{ name: string }>`
    select distinct each.table_name as name from information_schema.columns as each
    where each.table_schema = current_schema()
      and each.column_name in ('unit_id', 'option_id', 'module_id', 'floor_id', 'group_id')`.execute(api.db);
  const left = below.map(({ name }) => name).filter((name) => !(name in ownColumns));
  expect(left.toSorted()).toEqual(notCopied);
});

describe('names of copies', () => {
  test('are counted, and a copy of a copy is named after the original', () => {
    expect(copyName('Torre', [])).toBe('Torre (cópia)');
    expect(copyName('Torre', ['torre (CÓPIA)'])).toBe('Torre (cópia 2)');
    expect(copyName('Torre (cópia 2)', ['Torre (cópia)', 'Torre (cópia 2)'])).toBe('Torre (cópia 3)');
  });

  test('keep within the limit', () => {
    expect(copyName('x'.repeat(100), [])).toBe(`${'x'.repeat(92)} (cópia)`);
  });
});
