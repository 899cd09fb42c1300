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
  projectRow,
  towerRoutes,
  unitId,
  unitRow,
  paths,
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

test('an option distinguishes floors without a module from those under several', async () => {
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

const figures = `concrete grout steel co2 { min max } energy { min max } materials { amount co2 { min max } energy { min max } }
  elements { co2 { min max } energy { min max } materials { amount co2 { min max } energy { min max } } }
  cost { min max } costLines { amount cost { min max } }`;

const near = (value: number): unknown => expect.closeTo(value, 8);

/** Every figure of it divided by as much. */
function divided(value: unknown, by: number): unknown {
  if (typeof value === 'number') return near(value / by);
  if (Array.isArray(value)) return value.map((each: unknown) => divided(each, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, divided(each, by)]));
}

test('each figure is there by the square metre and by the dwelling', async () => {
  const paidFor = [
    { element: 'concrete_walls', key: 'form:walls', unit: 'm2', amount: 70 },
    { element: 'concrete_walls', key: 'steel:walls:50', unit: 'kg', amount: 900 },
  ];
  const quoted = { min: 3, max: 5, source: 'Proposta 118', date: '2026-10-20' };
  const prices = paidFor.map(({ key }) => ({ key, ...quoted }));
  const module = { ...moduleRow(1, 1, frame(7, 300)), total_grout: 431, price_amounts: paidFor };
  const shown = `quantities { ${figures} costPerSquareMeter { min max }
    perSquareMeter { ${figures} costPerSquareMeter { min } perSquareMeter { steel } perDwelling { steel } }
    perDwelling { ${figures} costPerSquareMeter { min } perSquareMeter { steel } perDwelling { steel } } }`;
  upstream.on(towerRoutes([optionRow(1, [module])]));
  upstream.on({
    [`GET ${paths.unit}`]: { body: { unit: { ...unitRow, housing_units_count: 8 } } },
    [`GET /v1/projects/${projectId}`]: { body: { project: projectRow(1, { prices }) } },
  });
  const { data, errors } = await gateway.ask(
    `query($id: ID!) { node(id: $id) { ... on Option { ${shown} } } }`,
    {
      variables: { id: toGlobalId('Option', projectId, unitId, optionId(1)) },
    },
  );
  expect(errors).toEqual([]);
  const { perSquareMeter, perDwelling, costPerSquareMeter, ...whole } = data.node.quantities;
  expect(whole).toMatchObject({
    grout: 431,
    cost: { min: expect.any(Number) },
    costLines: [{ amount: 70 }, { amount: 900 }],
  });
  const none = { costPerSquareMeter: null, perSquareMeter: null, perDwelling: null };
  // 900 + 800 + 2 × 450.5 m².
  expect(perSquareMeter).toEqual({ ...(divided(whole, 2601) as object), ...none });
  expect(perDwelling).toEqual({ ...(divided(whole, 8) as object), ...none });
  expect(costPerSquareMeter).toEqual(divided(whole.cost, 2601));
});
