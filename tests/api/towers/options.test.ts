import { describe, expect, test } from 'vitest';
import { serveApi } from '../../support/served.ts';
import { newUser, type TestOption, type TestUnit } from '../../support/world.ts';
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

  test('name the tower of their unit, in the list and in the towers of a report', async () => {
    await freshUnit();
    await unit.option();
    const [option] = await list();
    const { body } = await ana.call('GET', `${unit.project.path}/towers`);
    const [tower] = body.towers;
    expect(tower.tower_options.map((each: { tower_id: string }) => each.tower_id)).toEqual([option.tower_id]);
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

test('two edits with one revision: one conflict', async () => {
  await freshUnit();
  const option = await unit.option();
  const answers = await Promise.all(['X', 'Y'].map((name) => patch(option, { name, revision: 1 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

describe('the precision of its quantities', () => {
  test('is null until somebody sets it, and again when it is taken back; nothing else changes it', async () => {
    await freshUnit();
    const option = await unit.option({ name: 'A' });
    const kept = async () => (await ana.call('GET', option.path)).body.tower_option.precision;
    expect(await kept()).toBeNull();
    for (const precision of [0.03, 0, 0.5]) {
      expect((await patch(option, { precision })).body.tower_option).toMatchObject({ name: 'A', precision });
      await patch(option, { name: 'A' });
      expect(await kept()).toBe(precision);
    }
    expect((await patch(option, { precision: null })).body.tower_option.precision).toBeNull();
  });

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

  test.each([
    [-0.01, 'general.at_least|{"min":0}'],
    [0.51, 'general.at_most|{"max":0.5}'],
    ['0,03', 'general.number'],
  ])('%s is refused', async (precision, key) => {
    await freshUnit();
    const answer = await patch(await unit.option(), { precision });
    expect(answer).toMatchObject({ status: 422, body: { keys: { precision: key } } });
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
