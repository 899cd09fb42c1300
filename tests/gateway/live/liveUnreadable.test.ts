import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveG3Service, startLiveG3 } from '../../support/liveG3Service.ts';
import { LiveWorld } from '../../support/liveWorld.ts';

const unitQuery = `query ($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
  quantities { concrete }
  options { edges { node { name quantities { concrete } coverage { coveredFloors } slabSystems
    modules { edges { unreadableId node { id floorRepetition quantities { concrete } } } } } } } } }`;

let world: LiveWorld;
let live: LiveG3Service;
let token: string;

beforeAll(async () => {
  live = await startLiveG3();
  world = await LiveWorld.over(live);
  token = await world.user('ana@example.com');
});
afterAll(() => world.close());

test.each([
  [
    'whose steel has no class',
    {},
    {
      concrete_slabs: {
        volumes: [{ fck: 25, volume: 30 }],
        steel: [{ material: 'rebar', resistance: 'CA80', mass: 10 }],
      },
    },
  ],
  ['of a technology that nobody here knows', { type: 'timber_frame' }, {}],
])('a module %s is told apart and can be deleted, and the others stand', async (_, row, quantities) => {
  const project = await world.project(token);
  const unit = await world.tower(token, project.id);
  const floors = await world.floorIds(token, project.databaseId, unit.databaseId);
  const { moduleId } = await world.option(token, unit.id, floors.slice(0, 1));
  await world.option(token, unit.id, floors.slice(1), 'Opção 2');
  const [broken] = live.state.modules.slice(-2);
  Object.assign(broken!, row);
  Object.assign(broken!.data, quantities);
  const read = async () => {
    const variables = { projectId: project.databaseId, unitId: unit.databaseId };
    const { data, errors } = await world.ask(token, unitQuery, variables);
    const codes = new Set(errors.map(({ extensions }) => extensions.code));
    return [data.unit.options.edges.map(({ node }: { node: object }) => node), [...codes]];
  };

  const [[first, second], codes] = await read();
  expect(codes).toEqual(['UPSTREAM_BAD_REPLY']);
  expect(first).toMatchObject({
    name: 'Opção 1',
    quantities: { concrete: null },
    coverage: { coveredFloors: 0 },
    slabSystems: [],
    modules: { edges: [{ unreadableId: moduleId, node: null }] },
  });
  const whole = expect.any(Number);
  expect(second).toMatchObject({
    quantities: { concrete: whole },
    coverage: { coveredFloors: 3 },
    modules: {
      edges: [{ unreadableId: null, node: { floorRepetition: 3, quantities: { concrete: whole } } }],
    },
  });
  const remove = 'mutation ($input: DeleteModuleInput!) { deleteModule(input: $input) { errors { code } } }';
  await world.made(token, remove, { moduleId });
  const [[emptied], left] = await read();
  expect([emptied.modules.edges, left]).toEqual([[], []]);
});
