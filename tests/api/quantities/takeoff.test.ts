import { maxSheetCharacters } from '#domain/limits.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { noted } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, refusedKeys, sampleFrame, type TestOption } from '../../support/world.ts';

let option: TestOption;
let floors: { id: string; index: number }[];
const api = await serveApi();
const ana = await newUser(api.url);
beforeEach(async () => {
  const unit = await (await ana.project()).unit();
  option = await unit.option();
  floors = await unit.floors();
});

const save = (body: object, at = option) => ana.call('PUT', `${at.path}/takeoff`, body);
const modulesOf = async (at = option) => (await ana.call('GET', at.path)).body.tower_option.modules;
const ids = (...at: number[]) => at.map((index) => floors[index]?.id ?? '');
const frame = (volume: number) => ({
  ...sampleFrame,
  concrete_slabs: { volumes: [{ fck: 30, volume }] },
});
const sheet = (floor_ids: string[], data: object = sampleFrame, rest: object = {}) => ({
  type: 'beam_column',
  data: { ...data, floor_ids },
  ...rest,
});

describe('a sheet', () => {
  test('makes modules, changes some, removes those it names and leaves the others', async () => {
    const made = await save({
      modules: [
        sheet(ids(0), frame(10), { name: 'Subsolo' }),
        sheet(ids(1), frame(20)),
        sheet(ids(2, 3), frame(30)),
      ],
    });
    expect(made.status).toBe(200);
    const [base, ground, typical] = made.body.tower_option.modules;
    expect([base.name, ground.name, typical.name]).toEqual(['Subsolo', 'Térreo', 'Tipo']);
    expect(typical.floor_repetition).toBe(2);

    const changed = await save({
      modules: [
        { id: base.id, revision: base.revision, ...sheet(ids(0), frame(12)) },
        { id: typical.id, revision: typical.revision, ...sheet(ids(2, 3), frame(30)) },
      ],
      removed: [{ id: ground.id, revision: ground.revision }],
    });
    expect(changed.status).toBe(200);
    const [first, second, ...others] = changed.body.tower_option.modules;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: base.id, name: 'Subsolo', version: 2, version_name: 'V2' });
    // What the sheet does not change keeps its version and its revision.
    expect(second).toEqual(typical);
    const { versions } = (await ana.call('GET', `${option.path}/modules/${base.id}`)).body;
    expect(versions.map((each: { is_valid: boolean }) => each.is_valid)).toEqual([true, false]);

    const rest = await save({ modules: [] });
    expect(rest.body.tower_option.modules).toHaveLength(2);
  });

  test('moves a module to other floors without a new version, and to another technology with one', async () => {
    const [module] = (await save({ modules: [sheet(ids(2), frame(30))] })).body.tower_option.modules;
    const moved = (await save({ modules: [{ id: module.id, ...sheet(ids(2, 3), frame(30)) }] })).body
      .tower_option.modules[0];
    expect(moved).toMatchObject({ floor_repetition: 2, version: 1, revision: module.revision + 1 });
    const element = { volumes: [{ fck: 25, volume: 60 }] };
    const walls = {
      concrete_walls: element,
      concrete_slabs: element,
      wall_thickness: 0.1,
      slab_thickness: 0.1,
    };
    const body = { id: module.id, type: 'concrete_wall', data: { ...walls, floor_ids: ids(2) } };
    const other = (await save({ modules: [body] })).body.tower_option.modules[0];
    expect(other).toMatchObject({ type: 'concrete_wall', version: 2, floor_repetition: 1 });
  });

  test('reports every fault with its place and then stores nothing', async () => {
    const answer = await save({
      modules: [
        sheet(ids(0)),
        sheet(ids(1), frame(-1)),
        sheet(ids(2), { ...sampleFrame, form_beams: undefined }),
      ],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.error)).toEqual([
      'modules.1.concrete_slabs.volumes.0.volume',
      'modules.2.form_beams',
    ]);
    const foreign = await save({ modules: [sheet(ids(0)), sheet(['nowhere'])] });
    expect(foreign.body.keys).toEqual({ 'modules.1.floor_ids.0': 'module.floors.unknown' });
    expect(await modulesOf()).toEqual([]);
  });

  test('stores nothing when one of its modules was changed since, or is of another option', async () => {
    const [module] = (await save({ modules: [sheet(ids(1))] })).body.tower_option.modules;
    const path = `${option.path}/modules/${module.id}`;
    const version = { name: 'Outra', type: 'beam_column', data: frame(7), is_valid: true };
    expect((await ana.call('POST', `${path}/versions`, version)).status).toBe(201);
    const before = await modulesOf();
    const mine = { id: module.id, revision: module.revision, ...sheet(ids(1), frame(9)) };
    for (const body of [
      { modules: [sheet(ids(0)), mine] },
      { modules: [sheet(ids(0))], removed: [{ id: module.id, revision: module.revision }] },
    ]) {
      const answer = await save(body);
      expect([answer.status, answer.body.code]).toEqual([409, 'EDIT_CONFLICT']);
    }
    const other = await option.unit.option({ name: 'Outra', active: false });
    const foreign = { modules: [sheet(ids(0)), { id: module.id, ...sheet(ids(1)) }] };
    expect((await save(foreign, other)).status).toBe(404);
    expect(await modulesOf(other)).toEqual([]);
    expect(await modulesOf()).toEqual(before);
  });

  test('names no module twice, one foundation at most, and no id that is none', async () => {
    const [module] = (await save({ modules: [sheet(ids(1))] })).body.tower_option.modules;
    const twice = { modules: [{ id: module.id, ...sheet(ids(1)) }], removed: [{ id: module.id }] };
    expect((await save(twice)).body.keys).toEqual({ 'removed.0.id': 'general.duplicate' });
    expect(await refusedKeys(save({ modules: [], removed: [{ id: 'x' }] }))).toEqual({
      'removed.0.id': 'general.invalid',
    });
    const raft = { type: 'raft_foundation', data: sampleRaft };
    expect((await save({ modules: [raft, raft] })).body.keys).toEqual({ 'modules.1.type': 'foundation.one' });
    const misplaced = [
      { type: 'raft_foundation', data: { ...sampleRaft, floor_ids: ids(0) } },
      { type: 'beam_column', data: sampleFrame },
    ];
    expect((await save({ modules: misplaced })).body.keys).toEqual({
      'modules.0.data.floor_ids': 'foundation.floors',
      'modules.1.data.floor_ids': 'module.floors.required',
    });
    expect(await refusedKeys(save({}))).toEqual({ modules: 'general.required' });
    expect((await save({ modules: [], sheet: 1 })).body.code).toBe('UNKNOWN_KEY');
  });

  test('is noted module by module, and a foundation needs no id to be changed', async () => {
    const raft = (thickness: number) => ({ type: 'raft_foundation', data: { ...sampleRaft, thickness } });
    const read = async () => (await ana.call('GET', option.path)).body.tower_option;
    await save({ modules: [sheet(ids(0), frame(10)), sheet(ids(1), frame(20)), raft(0.5)] });
    const before = await read();
    const [base, ground] = before.modules;
    const token = (await ana.call('POST', '/v1/tokens/api', { name: 'Assistente' })).body.api_token.token;
    const proposed = { modules: [sheet(ids(2), frame(40))] };
    const changes = await noted(ana, option.unit.project.path, async () => {
      const modules = [
        { id: base.id, ...sheet(ids(0, 2), frame(10)) },
        { id: ground.id, ...sheet(ids(1), frame(21), { name: 'Garagem' }) },
        raft(0.6),
        sheet(ids(3), frame(30), { name: 'Novo' }),
      ];
      await expectStatus(200, save({ modules }));
      await expectStatus(200, save({ modules: [], removed: [{ id: base.id }] }));
      await expectStatus(200, ana.call('PUT', `${option.path}/proposal`, proposed, { token }));
      const kept = 'x'.repeat(maxSheetCharacters);
      await expectStatus(200, ana.call('PUT', `${option.path}/unfinished-sheet`, { sheet: kept }));
    });
    const after = await read();
    expect(after).toMatchObject({
      unfinished: true,
      proposal: { token_name: 'Assistente', user_name: ana.name },
      foundation: { id: before.foundation.id, version: 2 },
    });
    expect(after.modules.map(({ name }: { name: string }) => name)).toEqual(['Garagem', 'Novo']);
    const place = { unit_id: option.unit.id, option_id: option.id };
    const what = (floorsChanged: boolean) => ({
      floors_changed: floorsChanged,
      quantities_changed: !floorsChanged,
      ...place,
    });
    expect(changes).toEqual([
      ['module.updated', base.id, base.name, what(true)],
      ['module.updated', ground.id, 'Garagem', what(false)],
      ['module.updated', before.foundation.id, before.foundation.name, what(false)],
      ['module.created', after.modules[1].id, 'Novo', place],
      ['module.deleted', base.id, base.name, place],
      ['option.proposed', option.id, 'Opção 1', { token_name: 'Assistente' }],
      ['option.updated', option.id, 'Opção 1', { active: true, unit_id: option.unit.id }],
    ]);
    const { proposal } = (await ana.call('GET', `${option.path}/proposal`)).body;
    expect(proposal).toMatchObject({ ...after.proposal, modules: [{ floor_ids: ids(2), data: frame(40) }] });
  });

  test('two saved at once from the same reading: one is refused', async () => {
    const [module] = (await save({ modules: [sheet(ids(1))] })).body.tower_option.modules;
    const answers = await Promise.all(
      [3, 4, 5].map((volume) =>
        save({
          modules: [
            { id: module.id, revision: module.revision, ...sheet(ids(1), frame(volume)) },
            sheet(ids(0), frame(volume)),
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await modulesOf()).toHaveLength(2);
  });
});

const amount = fc.double({ min: 0.01, max: 5000, noNaN: true });
/** Some classes of a material, each once. */
const classes = <T extends object>(one: fc.Arbitrary<T>, selector: (each: T) => unknown) =>
  fc.uniqueArray(one, { minLength: 1, maxLength: 3, selector });
const anyFck = fc.oneof(
  fc.integer({ min: 20, max: 45 }).map((fck) => ({ fck })),
  fc.integer({ min: 46, max: 60 }).map((customFck) => ({ fck: customFck, custom_fck: customFck })),
);
const concrete = fc.tuple(anyFck, amount).map(([strength, volume]) => ({ ...strength, volume }));
const steel = classes(fc.record({ ca: fc.constantFrom(25, 50, 60), mass: amount }), ({ ca }) => ca);
const part = fc.record({ volumes: classes(concrete, ({ fck }) => fck), steel });
const anyFrame = fc.record({ columns: part, beams: part, slabs: part }).map((parts) => ({
  ...sampleFrame,
  concrete_columns: parts.columns,
  concrete_beams: parts.beams,
  concrete_slabs: parts.slabs,
}));
const anyWalls = fc.record({ walls: part, slabs: part }).map(({ walls, slabs }) => ({
  concrete_walls: walls,
  concrete_slabs: slabs,
  wall_thickness: 0.12,
  slab_thickness: 0.1,
}));
const strength = fc.integer({ min: 4, max: 20 });
const anyMasonry = fc
  .record({
    grout: classes(
      fc.record({
        position: fc.constantFrom('vertical', 'horizontal'),
        volumes: classes(
          fc.record({ fgk: fc.integer({ min: 15, max: 40 }), volume: amount }),
          ({ fgk }) => fgk,
        ),
        steel,
      }),
      ({ position }) => position,
    ),
    mortar: classes(fc.record({ fak: strength, volume: amount }), ({ fak }) => fak),
    blocks: classes(
      fc.record({
        type: fc.constantFrom('inteiro (14x19x39)', 'meio (14x19x19)'),
        fbk: strength,
        quantity: fc.integer({ min: 1, max: 9000 }),
      }),
      ({ type, fbk }) => `${type} ${fbk}`,
    ),
  })
  .chain((masonry) => part.map((concrete_slabs) => ({ masonry, concrete_slabs })));
const anyModule = fc.oneof(
  fc.record({ type: fc.constant('structural_masonry'), data: anyMasonry }),
  fc.record({ type: fc.constant('beam_column'), data: anyFrame }),
  fc.record({ type: fc.constant('concrete_wall'), data: anyWalls }),
);
/** A sheet, and the same sheet typed over: what is saved the second time are changes. */
const anySheets = fc.array(fc.tuple(anyModule, anyModule, fc.subarray([0, 1, 2, 3], { minLength: 1 })), {
  minLength: 1,
  maxLength: 4,
});

test('random sheets, saved and saved over, come to what the modules come to one by one', async () => {
  await fc.assert(
    fc.asyncProperty(anySheets, async (rows) => {
      const one = await option.unit.option({ name: 'Folha', active: false });
      const other = await option.unit.option({ name: 'Módulos', active: false });
      const bodies = (at: 0 | 1) =>
        rows.map((row) => ({ type: row[at].type, data: { ...row[at].data, floor_ids: ids(...row[2]) } }));
      const [first, second] = [bodies(0), bodies(1)];
      const made = await save({ modules: first }, one);
      expect(made.status).toBe(200);
      const kept = made.body.tower_option.modules as { id: string; revision: number }[];
      const modules = second.map((body, at) => ({
        id: kept[at]?.id,
        revision: kept[at]?.revision,
        ...body,
      }));
      const saved = await save({ modules }, one);
      expect(saved.status).toBe(200);
      for (const body of second)
        expect((await ana.call('POST', `${other.path}/modules`, body)).status).toBe(201);
      const named = ['type', 'floor_ids', 'total_concrete', 'total_steel', 'consumption', 'elements'];
      const ranges = ['co2_min', 'co2_max', 'energy_min', 'energy_max'];
      const totalsOf = (list: Record<string, unknown>[]) =>
        list.map((row) => [...named, ...ranges].map((name) => row[name]));
      expect(totalsOf(saved.body.tower_option.modules)).toEqual(totalsOf(await modulesOf(other)));
    }),
    { numRuns: 6 },
  );
}, 120_000);

describe('a module copied into another option', () => {
  test('takes its versions along, covers the floors named and leaves the original alone', async () => {
    const module = await option.module();
    const before = (await ana.call('GET', module.path)).body;
    const other = await option.unit.option({ name: 'Outra', active: false });
    const copy = await ana.call('POST', `${module.path}/copy`, { option_id: other.id, floor_ids: ids(1, 3) });
    expect(copy.status).toBe(201);
    expect(copy.body.module).toMatchObject({ name: 'Pavimento tipo', floor_ids: ids(1, 3), outdated: false });
    expect(copy.body.module.consumption).toEqual(before.module.consumption);
    expect(await modulesOf(other)).toHaveLength(1);
    expect((await ana.call('GET', module.path)).body).toEqual(before);
    // A second one in the same place gets a name of its own.
    const again = await ana.call('POST', `${module.path}/copy`, { option_id: other.id, floor_ids: ids(2) });
    expect(again.body.module.name).toBe('Pavimento tipo (cópia)');
    const named = { option_id: option.id, floor_ids: ids(0), name: 'Garagem' };
    expect((await ana.call('POST', `${module.path}/copy`, named)).body.module.name).toBe('Garagem');
  });

  test('goes to no other tower and no floor of one', async () => {
    const module = await option.module();
    const foreign = await (await option.unit.project.unit({ name: 'Torre B' })).option();
    const into = (option_id: string, floor_ids: string[]) =>
      ana.call('POST', `${module.path}/copy`, { option_id, floor_ids });
    expect((await into(foreign.id, ids(1))).status).toBe(404);
    const [floor] = await foreign.unit.floors();
    expect((await into(option.id, [floor?.id ?? ''])).body.keys).toEqual({
      'floor_ids.0': 'module.floors.unknown',
    });
    expect(await refusedKeys(into(option.id, []))).toEqual({ floor_ids: 'module.floors.required' });
    expect(await refusedKeys(into('x', ids(1)))).toEqual({ option_id: 'general.invalid' });
  });
});
