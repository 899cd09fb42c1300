import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { withLosses } from '#domain/materials/losses.ts';
import { scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { raft, sampleRaft } from '../../support/towers/foundations.ts';
import { newUser, sampleProject, type TestUser } from '../../support/world.ts';
import { elementQuantities } from '../../support/towers/elementQuantities.ts';

let api: TestApi;
let gateway: TestGateway;
let user: TestUser;
let optionIds: string[];
let projectId: string;
let floors: number;

const walls = {
  concreteWalls: elementQuantities(25, 60, 60, 2000),
  concreteSlabs: elementQuantities(25, 40, 60, 1500),
  wallThickness: 10,
  slabThickness: 10,
};
const frame = {
  concreteColumns: elementQuantities(40, 20, 50, 2500),
  concreteBeams: elementQuantities(30, 25, 50, 2000),
  concreteSlabs: elementQuantities(30, 45, 50, 2500),
  formColumns: 100,
  formBeams: 100,
  formSlabs: 300,
  columnNumber: 12,
  averageBeamSpan: 5,
  averageSlabSpan: 5,
};

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  user = await newUser(api.url);
  const project = await user.project();
  projectId = project.id;
  const unit = await project.unit();
  const floorIds = (await unit.floors()).map(({ id }) => toGlobalId('Floor', project.id, unit.id, id));
  floors = floorIds.length;
  optionIds = [];
  for (const [name, structure] of [
    ['Pórtico', { beamColumn: frame }],
    ['Paredes', { concreteWall: walls }],
  ] as const) {
    const optionId = toGlobalId('Option', project.id, unit.id, (await unit.option({ name })).id);
    optionIds.push(optionId);
    const input = { optionId, name: 'Tipo', floorIds, structure };
    await asked('mutation($input: CreateModuleInput!) { createModule(input: $input) { errors { key } } }', {
      input,
    });
  }
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const asked = async (query: string, variables: object) => {
  const { data, errors } = await gateway.ask(query, { variables, token: user.token });
  expect(errors).toEqual([]);
  return data;
};

const expectedWithLosses = (technology: 'beam_column' | 'concrete_wall') =>
  withLosses(
    technology,
    scaleQuantities(
      technology === 'beam_column'
        ? structureQuantities('beam_column', frame)
        : structureQuantities('concrete_wall', walls),
      floors,
    ),
  );

const figures =
  'concrete steel co2 { min max } energy { min max } perSquareMeter { co2 { min max } } cost { min max }';

test('module, version, option and tower tell both, each by its own coefficients', async () => {
  const { nodes } = await asked(
    `query($ids: [ID!]!) { nodes(ids: $ids) { ... on Option {
      quantities { ${figures} } withLosses: quantities(withLosses: true) { ${figures} }
      off: quantities(withLosses: false) { ${figures} }
      unit { quantities { co2 { min } } withLosses: quantities(withLosses: true) { co2 { min } } }
      modules { nodes { quantities(withLosses: true) { co2 { min max } }
        currentVersion { quantities(withLosses: true) { co2 { min max } } } } } } } }`,
    { ids: optionIds },
  );
  for (const [at, technology] of (['beam_column', 'concrete_wall'] as const).entries()) {
    const { quantities, withLosses: all, modules } = nodes[at];
    expect(nodes[at].off).toEqual(quantities);
    const wanted = expectedWithLosses(technology);
    for (const shown of [all, modules.nodes[0].quantities, modules.nodes[0].currentVersion.quantities]) {
      expect(shown.co2.min).toBeCloseTo(wanted.co2.min, 4);
      expect(shown.co2.max).toBeCloseTo(wanted.co2.max, 4);
    }
    expect(all.steel).toBeCloseTo(wanted.steel!, 6);
    expect(all.cost).toEqual(quantities.cost);
    const ratio = all.perSquareMeter.co2.min / quantities.perSquareMeter.co2.min;
    expect(ratio).toBeCloseTo(wanted.co2.min / quantities.co2.min, 9);
  }
  const { unit } = nodes[0];
  const representative = nodes.find(
    ({ quantities: own }: { quantities: { co2: { min: number } } }) =>
      own.co2.min === unit.quantities.co2.min,
  );
  expect(unit.withLosses.co2.min).toBeCloseTo(representative.withLosses.co2.min, 6);
});

const comparison = (
  argument: string,
) => `query($ids: [ID!]!) { comparison(input: { optionIds: $ids${argument} }) {
  withLosses answer { sentence margin } likeForLike { rule passed details }
  items { quantities { ${figures} } side { lines { element key amount co2 { min max } } } }
  differences { co2 { min max } co2Verdict kinds { kind co2 { low high }
    limits { material upTo from low high } } } } }`;

test('a comparison without losses is the same to the last byte, whatever was asked before', async () => {
  const ids = { ids: optionIds };
  const plain = JSON.stringify(await asked(comparison(''), ids));
  const on = JSON.stringify(await asked(comparison(', withLosses: true'), ids));
  expect(JSON.stringify(await asked(comparison(', withLosses: false'), ids))).toBe(plain);
  expect(on).not.toBe(plain);
});

test('with losses the amounts are those bought, the factors and the checks as they were', async () => {
  const off = (await asked(comparison(''), { ids: optionIds })).comparison;
  const on = (await asked(comparison(', withLosses: true'), { ids: optionIds })).comparison;
  expect([off.withLosses, on.withLosses]).toEqual([false, true]);
  expect(on.likeForLike).toEqual(off.likeForLike);
  const [ours, theirs] = [expectedWithLosses('beam_column'), expectedWithLosses('concrete_wall')];
  expect(on.items[0].quantities.co2.min).toBeCloseTo(ours.co2.min, 4);
  expect(on.items[1].quantities.co2.max).toBeCloseTo(theirs.co2.max, 4);
  expect(on.items[0].quantities.cost).toEqual(off.items[0].quantities.cost);
  type Line = { amount: number; co2: { min: number } };
  const factors = (side: { lines: Line[] }) =>
    side.lines.map(({ amount, co2 }) => Number((co2.min / amount).toPrecision(9)));
  expect(factors(on.items[0].side)).toEqual(factors(off.items[0].side));
  const ends = (each: typeof on) =>
    each.differences[0].kinds.map(({ limits }: { limits: { material: string; low: number }[] }) =>
      limits.map(({ material, low }) => [material, low]),
    );
  const known = JSON.stringify(ends(off).flat());
  const moved = ends(on)
    .flat()
    .filter((limit: [string, number]) => known.includes(limit[0]) && !known.includes(JSON.stringify(limit)));
  expect(moved).toEqual([]);
});

test('rows of a report tell both', async () => {
  const { viewer } = await asked(
    `query($id: ID!) { viewer { reportRows(first: 50, projectId: $id) { nodes { option materialKey quantity
      quantityWithLosses co2Max co2MaxWithLosses energyMinWithLosses } } } }`,
    { id: toGlobalId('Project', projectId) },
  );
  type Row = { option: string; quantity: number; quantityWithLosses: number; co2MaxWithLosses: number };
  const rows: Row[] = viewer.reportRows.nodes;
  for (const [name, technology] of [
    ['Pórtico', 'beam_column'],
    ['Paredes', 'concrete_wall'],
  ] as const) {
    const own = rows.filter(({ option }) => option === name);
    const sum = own.reduce((total, row) => total + row.co2MaxWithLosses, 0);
    expect(sum).toBeCloseTo(expectedWithLosses(technology).co2.max, 3);
    expect(own.every((row) => row.quantityWithLosses > row.quantity)).toBe(true);
  }
});

test('a foundation has losses of its own, and the sum with the structure holds both', async () => {
  const towerWithRaft = (await user.project({ ...sampleProject, name: 'Com radier' })).unit();
  const option = await (await towerWithRaft).option();
  await option.module();
  await user.call('POST', `${option.path}/modules`, { type: 'raft_foundation', data: sampleRaft });
  const id = toGlobalId('Option', (await towerWithRaft).project.id, (await towerWithRaft).id, option.id);
  const sums = 'steel co2 { min }';
  const { node } = await asked(
    `query($id: ID!) { node(id: $id) { ... on Option { quantities(withLosses: true) { ${sums} }
      foundation { quantities(withLosses: true) { ${sums} } }
      quantitiesWithFoundation(withLosses: true) { ${sums} }
      unit { foundationQuantities(withLosses: true) { ${sums} } quantitiesWithFoundation(withLosses: true) { ${sums} } } } } }`,
    { id },
  );
  const wanted = withLosses('foundation', foundationQuantities('raft_foundation', raft()));
  const { quantities, foundation, quantitiesWithFoundation: both, unit } = node;
  expect(foundation.quantities.steel).toBeCloseTo(wanted.steel!, 6);
  expect(unit.foundationQuantities).toEqual(foundation.quantities);
  for (const together of [both, unit.quantitiesWithFoundation]) {
    expect(together.steel).toBeCloseTo(quantities.steel + wanted.steel!, 6);
    expect(together.co2.min).toBeCloseTo(quantities.co2.min + wanted.co2.min, 4);
  }
});
