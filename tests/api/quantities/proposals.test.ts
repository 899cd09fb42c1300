import { beforeEach, expect, test } from 'vitest';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleFrame, type TestModule } from '../../support/world.ts';

let module: TestModule;
let floorIds: string[];
const api = await serveApi();
const ana = await newUser(api.url);
beforeEach(async () => {
  const unit = await (await ana.project()).unit();
  module = await (await unit.option()).module();
  floorIds = (await unit.floors()).map(({ id }) => id);
});

const newToken = async (given: object, of = ana): Promise<string> =>
  (await of.call('POST', '/v1/tokens/api', given)).body.api_token.token;
const propose = (token: string, modules: unknown) =>
  call(api.url, 'PUT', `${module.option.path}/proposal`, { token, body: { modules } });
const proposed = async () => (await ana.call('GET', `${module.option.path}/proposal`)).body.proposal;
const optionNow = async () => (await ana.call('GET', module.option.path)).body.tower_option;
const frame = (columns: number, rest: object = {}) => ({
  type: 'beam_column',
  data: { ...sampleFrame, column_number: columns, floor_ids: floorIds.slice(0, 1) },
  ...rest,
});

test('waits with who proposed it, changes nothing, and goes when it is saved or thrown away', async () => {
  const before = await optionNow();
  const token = await newToken({ name: 'Assistente' });
  const told = await propose(token, [frame(30, { id: module.id })]);
  expect(told).toMatchObject({
    status: 200,
    body: { tower_option: { proposal: { token_name: 'Assistente', user_name: ana.name } } },
  });
  const { activity } = (await ana.call('GET', `${module.option.unit.project.path}/activity`)).body;
  expect(activity[0]).toMatchObject({ action: 'option.proposed', details: { token_name: 'Assistente' } });
  const { proposal, ...rest } = await optionNow();
  expect({ ...rest, proposal: null }).toEqual(before);
  expect(await proposed()).toMatchObject({
    ...proposal,
    modules: [{ id: module.id, name: null, floor_ids: floorIds.slice(0, 1), data: { column_number: 30 } }],
  });

  // The same token's next one takes its place; what another one has waiting stays.
  expect((await propose(token, [frame(40)])).status).toBe(200);
  expect((await propose(ana.token, [frame(50)])).body).toMatchObject({ code: 'CONFLICT' });
  const { id } = await proposed();
  const saved = await ana.call('PUT', `${module.option.path}/takeoff`, {
    modules: [frame(40)],
    proposal_id: id,
  });
  expect(saved.body.tower_option.modules).toHaveLength(2);
  expect(await proposed()).toBeNull();

  await propose(ana.token, [frame(50)]);
  const waiting = await proposed();
  expect(waiting.token_name).toBeNull();
  const discard = (which: string) => ana.call('DELETE', `${module.option.path}/proposal/${which}`);
  expect((await discard(id)).body.tower_option.proposal).toMatchObject({ id: waiting.id });
  expect((await discard(waiting.id)).body.tower_option.proposal).toBeNull();
});

test('is bound by its token, and checked as the sheet is', async () => {
  const viewer = await newUser(api.url);
  await module.option.unit.project.share(viewer, 'project:view');
  expect((await propose(viewer.token, [frame(30)])).status).toBe(403);
  expect((await propose(await newToken({ name: 'Lê', read_only: true }), [frame(30)])).status).toBe(403);
  const elsewhere = await newToken({ name: 'Outro', project_id: (await ana.project()).id });
  expect((await propose(elsewhere, [frame(30)])).status).toBe(404);
  const other = await (await module.option.unit.option({ name: 'Outra' })).module();
  expect((await propose(ana.token, [frame(30, { id: other.id })])).status).toBe(404);
  const twice = [frame(30, { id: module.id }), frame(40, { id: module.id })];
  for (const modules of [[], [frame(-1)], [frame(30), { ...frame(30), type: 'raft_foundation' }], twice])
    expect((await propose(ana.token, modules)).status).toBe(422);
  expect(await proposed()).toBeNull();
});
