import { beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';
import {
  floorId,
  frame,
  moduleRow,
  optionId,
  optionRow,
  projectId,
  towerRoutes,
  unitId,
} from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub();
beforeEach(() => upstream.taken());

async function optionOf(modules: object[], fields: string) {
  upstream.on(towerRoutes([optionRow(1, modules)]));
  const { data, errors } = await gateway.ask(
    `query($id: ID!) { node(id: $id) { ... on Option { ${fields} } } }`,
    { variables: { id: toGlobalId('Option', projectId, unitId, optionId(1)) } },
  );
  expect(errors).toEqual([]);
  return data.node;
}

const counted = (n: number, set: string) => ({
  ...moduleRow(1, n, frame(n, n), [floorId(n + 2)]),
  factor_set: set,
});

test.each([
  ['the one', ['sidac-2026-04', 'sidac-2026-04'], { id: 'sidac-2026-04' }],
  ['none where there were two', ['sidac-2026-04', 'sidac-2026-04b'], null],
  ['none where there were two, in the other order', ['sidac-2026-04b', 'sidac-2026-04'], null],
])('an option names the factor set its modules were counted by: %s', async (_, sets, factorSet) => {
  const modules = sets.map((set, at) => counted(at + 1, set));
  const { quantities } = await optionOf(modules, 'quantities { concrete factorSet { id } }');
  expect(quantities).toEqual({ concrete: expect.closeTo(3 * 2400, 1), factorSet });
});

test.each([
  [['beam_column', 'beam_column'], 'BEAM_COLUMN'],
  [['beam_column', 'concrete_wall'], null],
  [['concrete_wall', 'beam_column'], null],
  [[], null],
])('an option of %j has the technology %s', async (types, technology) => {
  const modules = types.map((type, at) => ({ ...counted(at + 1, 'sidac-2026-04b'), type }));
  expect(await optionOf(modules, 'technology')).toEqual({ technology });
});

test('an option tells floors without a module from those under several', async () => {
  const modules = [[2, 3, 4], [3, 4], [4]].map((floors, at) =>
    moduleRow(1, at + 1, frame(1, 1), floors.map(floorId)),
  );
  const { coverage } = await optionOf(
    modules,
    'coverage { totalFloors coveredFloors uncoveredFloors { index } sharedFloors { index } }',
  );
  expect(coverage).toEqual({
    totalFloors: 4,
    coveredFloors: 3,
    uncoveredFloors: [{ index: -1 }],
    sharedFloors: [{ index: 1 }, { index: 2 }],
  });
});
