import { expect, test } from 'vitest';
import { serveApi } from '../../support/served.ts';
import { expectTotalsStored } from '../../support/towers/storedTotals.ts';
import { newUser, sampleFloorGroups, sampleFrame } from '../../support/world.ts';

const api = await serveApi();
const ana = await newUser(api.url);

test('many changes of one tower at once: each is done or refused, none fails or is done by halves', async () => {
  const project = await ana.project();
  const unit = await project.unit();
  const options = [await unit.option({ name: 'A' }), await unit.option({ name: 'B' })];
  const modules = await Promise.all(options.map((option) => option.module()));
  const floors = await unit.floors();
  const [basement, ground, typical] = sampleFloorGroups;
  const floor_ids = floors.filter(({ index }) => index > 0).map(({ id }) => id);
  const calls: [string, string, object?][] = [1, 3, 2, 4].flatMap((repetition, round) => [
    ['PATCH', unit.path, { data: { floor_groups: [basement, ground, { ...typical, repetition }] } }],
    ...options.map((option): [string, string, object] => ['PATCH', option.path, { active: true }]),
    ...modules.map((module): [string, string, object] => ['PATCH', module.path, { floor_ids }]),
    ['POST', `${options[0]?.path}/modules`, { type: 'beam_column', data: { ...sampleFrame, floor_ids } }],
    [
      'POST',
      `${modules[0]?.path}/versions`,
      { name: `Rodada ${round}`, type: 'beam_column', data: sampleFrame, is_valid: true },
    ],
    ['POST', `${unit.path}/duplicate`],
    ['POST', `${project.path}/duplicate`],
    ['PATCH', project.path, { name: `Residencial ${round} ${project.id}` }],
    ['DELETE', `${modules[1]?.path}`],
  ]);
  const answers = await Promise.all(calls.map(([method, path, body]) => ana.call(method, path, body)));
  const failed = answers.filter(({ status }) => ![200, 201, 404, 422].includes(status));
  expect(failed.map(({ status, body }) => [status, body])).toEqual([]);

  const after = (await ana.call('GET', unit.path)).body.unit;
  expect(after.tower.floors).toHaveLength(after.total_floors);
  const list = (await ana.call('GET', `${unit.path}/options`)).body.tower_options;
  expect(list.filter(({ active }: { active: boolean }) => active)).toHaveLength(1);
  const { versions } = (await ana.call('GET', modules[0]?.path ?? '')).body;
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1]);
  expect(versions.filter(({ is_valid }: { is_valid: boolean }) => is_valid)).toHaveLength(1);
  const known = new Set(after.tower.floors.map(({ id }: { id: string }) => id));
  for (const option of list)
    for (const module of option.modules)
      expect(module.floor_ids.filter((id: string) => !known.has(id))).toEqual([]);
  await expectTotalsStored(api);
});
