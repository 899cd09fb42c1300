import { expect, test } from 'vitest';
import { maxSheetCharacters } from '#domain/limits.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, type TestModule, type TestOption } from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);

const keep = (option: TestOption, sheet: string | null, rest: object = {}) =>
  ana.call('PUT', `${option.path}/unfinished-sheet`, { sheet, ...rest });
const kept = async (path: string) =>
  (await ana.call('GET', `${path}/unfinished-sheet`)).body.unfinished_sheet;
const totals = async ({ unit }: TestOption) => (await ana.call('GET', unit.path)).body.unit.totals;

/** A tower with a structure in its reference, and in two others. */
async function threeOptions(): Promise<[TestModule, TestModule, TestModule]> {
  const unit = await (await ana.project()).unit();
  const module = async (name: string, active = false) => (await unit.option({ name, active })).module();
  return [await module('Pórtico', true), await module('Paredes'), await module('Alvenaria')];
}

test('is kept as it is and read back, and the option says so until its sheet is saved whole', async () => {
  const [{ option }] = await threeOptions();
  expect(await kept(option.path)).toBeNull();
  const first = await keep(option, '{"rows":["pilares"]}');
  expect(first).toMatchObject({ status: 200, body: { tower_option: { unfinished: true } } });
  const { revision, modules } = first.body.tower_option;
  expect(modules).toHaveLength(1);
  expect((await keep(option, 'outra', { revision: revision - 1 })).status).toBe(409);
  expect(await kept(option.path)).toMatchObject({
    sheet: '{"rows":["pilares"]}',
    saved_at: expect.any(String),
  });

  const whole = await ana.call('PUT', `${option.path}/takeoff`, { modules: [] });
  expect(whole.body.tower_option).toMatchObject({ unfinished: false, revision: revision + 1 });
  expect(await kept(option.path)).toBeNull();
  await keep(option, 'de novo');
  expect((await keep(option, null)).body.tower_option).toMatchObject({ unfinished: false, modules });
  for (const sheet of ['', 'x'.repeat(maxSheetCharacters + 1), 7])
    expect(await ana.call('PUT', `${option.path}/unfinished-sheet`, { sheet })).toMatchObject({
      status: 422,
    });
});

test('leaves its option out of totals and decisions, and goes with copies', async () => {
  const [{ option }, walls, masonry] = await threeOptions();
  expect(await totals(option)).toMatchObject({ source: 'reference' });
  await keep(option, 'folha');
  expect(await totals(option)).toMatchObject({ source: 'newest' });

  const options = [option, walls.option, masonry.option];
  const decide = (chosenId: string) =>
    ana.call('POST', `${option.unit.path}/decisions`, {
      option_ids: options.map(({ id }) => id),
      reference_id: walls.option.id,
      chosen_id: chosenId,
      reason: 'Menos aço',
    });
  expect((await decide(option.id)).body.keys).toEqual({ option_ids: 'decision.structure' });
  const { comparison } = (await decide(walls.option.id)).body.decision;
  expect(comparison.items.map((item: { quantities: unknown }) => item.quantities !== null)).toEqual([
    false,
    true,
    true,
  ]);
  expect(comparison.checks).toContainEqual(
    expect.objectContaining({ rule: 'FINISHED_SHEETS', passed: false, blocking: false, item: 0 }),
  );

  const copy = (await ana.call('POST', `${option.path}/duplicate`)).body.tower_option;
  expect(copy.unfinished).toBe(true);
  expect(await kept(`${option.unit.path}/options/${copy.id}`)).toMatchObject({ sheet: 'folha' });
  for (const each of options) await keep(each, 'folha');
  expect(await totals(option)).toMatchObject({ source: 'none', uncovered_floors: 4 });
  expect((await decide(walls.option.id)).body.keys).toEqual({ option_ids: 'decision.structure' });
});

test('is not among the known towers of the benchmark', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => newUser(api.url)));
  const options = await Promise.all(
    owners.map(async (owner) => {
      const option = await (await (await owner.project()).unit()).option();
      await option.module();
      return option;
    }),
  );
  const [first] = options;
  await first!.owner.call('PUT', `${first!.path}/unfinished-sheet`, { sheet: 'folha' });
  for (const { unit } of options)
    await unit.owner.call('PATCH', unit.project.path, { benchmark_consent: true });
  const known = async () => (await call(api.url, 'GET', '/v1/benchmark/units')).body.known;
  expect(await known()).toBe(0);
  await first!.owner.call('PUT', `${first!.path}/unfinished-sheet`, { sheet: null });
  // The projects that agreed are looked through when one of them agrees.
  for (const benchmark_consent of [false, true])
    await first!.owner.call('PATCH', first!.unit.project.path, { benchmark_consent });
  expect(await known()).toBe(5);
});
