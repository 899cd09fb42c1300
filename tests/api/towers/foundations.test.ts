import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedKeys, sampleFrame, sampleProject } from '../../support/world.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { samplePiles, sampleRaft, sampleRaftPiles } from '../../support/towers/foundations.ts';
import { newUser, type TestOption, type TestUnit, type TestUser } from '../../support/world.ts';

let api: TestApi;
let ana: TestUser;
let unit: TestUnit;
let option: TestOption;
beforeAll(async () => {
  api = await startApi();
  ana = await newUser(api.url);
  unit = await (await ana.project(sampleProject)).unit();
  option = await unit.option();
  await option.module();
}, 240_000);
afterAll(() => api.close());

const add = (to: TestOption, data: object, type = 'raft_foundation') =>
  ana.call('POST', `${to.path}/modules`, { type, data });
const readOption = async (of: TestOption) => (await ana.call('GET', of.path)).body.tower_option;
const readUnit = async () => (await ana.call('GET', unit.path)).body.unit;

describe('the foundation of an option', () => {
  test(
    'stands beside the structures, and leaves every figure of theirs as it was',
    { timeout: 240_000 },
    async () => {
      const [before, unitBefore] = [await readOption(option), await readUnit()];
      expect(before.foundation).toBeNull();
      expect(unitBefore.foundation).toBeNull();
      const made = await add(option, { ...sampleRaft, unit_id: unit.id });
      expect(made.status).toBe(201);
      expect(made.body.module).toMatchObject({
        type: 'raft_foundation',
        unit_id: unit.id,
        ...sampleRaft,
        total_concrete: 480_000,
        total_steel: 9000,
        consumption: { co2_max: 77_429, energy_min: 402_225, energy_max: 670_250 },
      });
      expect(made.body.module).not.toHaveProperty('floor_ids');
      const [after, unitAfter] = [await readOption(option), await readUnit()];
      expect(after.modules).toEqual(before.modules);
      expect(after.foundation).toMatchObject({ type: 'raft_foundation', unit_id: unit.id, version: 1 });
      const { foundation, ...rest } = unitAfter;
      expect({ ...rest, foundation: null }).toEqual(unitBefore);
      expect(foundation.co2_max).toBe(77_429);
      expect(foundation.consumption.co2_max).toBeCloseTo(77_429 / 2601, 9);
      const project = (await ana.call('GET', unit.project.path)).body.project;
      expect(project.foundation.co2_max).toBe(77_429);
      expect(project.units[0].foundation.co2_max).toBe(77_429);
      expect(project.totals.co2_max).toBe(unitBefore.totals.co2_max);
    },
  );

  test('is one: a second is refused, so is a copy beside it', { timeout: 240_000 }, async () => {
    const second = await add(option, samplePiles, 'piles_foundation');
    expect(second.status).toBe(422);
    expect(second.body.keys).toEqual({ type: 'foundation.one' });
    const { foundation } = await readOption(option);
    const path = `${option.path}/modules/${foundation.id}`;
    const copy = await ana.call('POST', `${path}/duplicate`);
    expect(copy.body.keys).toEqual({ type: 'foundation.one' });
  });

  test('is changed in part, to another kind, and by versions', { timeout: 240_000 }, async () => {
    const path = `${option.path}/modules/${(await readOption(option)).foundation.id}`;
    const thicker = await ana.call('PATCH', path, { data: { thickness: 0.6 } });
    expect(thicker.body.module).toMatchObject({ area: 400, thickness: 0.6, total_concrete: 576_000 });
    const other = await ana.call('PATCH', path, { type: 'raft_piles_foundation', data: sampleRaftPiles });
    expect(other.body.module).toMatchObject({ type: 'raft_piles_foundation', ...sampleRaftPiles });
    const saved = await ana.call('POST', `${path}/versions`, {
      name: 'Estacas',
      type: 'piles_foundation',
      data: samplePiles,
      is_valid: true,
    });
    expect(saved.status).toBe(201);
    const { module, versions } = (await ana.call('GET', path)).body;
    expect(module).toMatchObject({ type: 'piles_foundation', ...samplePiles, version: 2 });
    expect(versions.map((row: { type: string }) => row.type)).toEqual([
      'piles_foundation',
      'raft_piles_foundation',
    ]);
    expect(versions[1].total_concrete).toBe(300 * 2400);
  });

  test('goes with a copy of its option, and by itself', { timeout: 240_000 }, async () => {
    const copy = (await ana.call('POST', `${option.path}/duplicate`)).body.tower_option;
    expect(copy.foundation).toMatchObject({ type: 'piles_foundation', version: 2 });
    const path = `${unit.path}/options/${copy.id}/modules/${copy.foundation.id}`;
    expect((await ana.call('DELETE', path)).status).toBe(200);
    const left = (await ana.call('GET', `${unit.path}/options/${copy.id}`)).body.tower_option;
    expect(left).toMatchObject({ foundation: null, modules: [{ type: 'beam_column' }] });
  });

  test(
    'is refused with floors, of another tower, and in the place of a structure',
    { timeout: 240_000 },
    async () => {
      const empty = await unit.option({ name: 'Vazia', active: false });
      const floor = (await unit.floors())[0]!.id;
      expect((await add(empty, { ...sampleRaft, floor_ids: [floor] })).body.code).toBe('UNKNOWN_KEY');
      const other = await add(empty, { ...sampleRaft, unit_id: option.id });
      expect(other.body.keys).toEqual({ unit_id: 'foundation.unit' });
      expect((await add(empty, { ...sampleRaft, thickness: 0 })).body.keys).toEqual({
        thickness: 'foundation.thickness.positive',
      });
      const structure = await empty.module();
      const turned = await ana.call('PATCH', structure.path, { type: 'raft_foundation', data: sampleRaft });
      expect(turned.body.keys).toEqual({ type: 'foundation.type' });
      const version = { name: 'V2', type: 'raft_foundation', data: sampleRaft };
      expect((await ana.call('POST', `${structure.path}/versions`, version)).body.keys).toEqual({
        type: 'foundation.type',
      });
      const foundation = (await add(empty, sampleRaft)).body.module;
      const path = `${empty.path}/modules/${foundation.id}`;
      expect((await ana.call('PATCH', path, { floor_ids: [floor] })).body.keys).toEqual({
        floor_ids: 'foundation.floors',
      });
      expect(await refusedKeys(ana.call('PATCH', path, { type: 'beam_column', data: sampleFrame }))).toEqual({
        type: 'foundation.type',
      });
    },
  );

  test('a structure still needs its floors', { timeout: 240_000 }, async () => {
    const bare = await ana.call('POST', `${option.path}/modules`, { type: 'beam_column', data: sampleFrame });
    expect(bare.body.keys).toEqual({ floor_ids: 'module.floors.required' });
  });
});
