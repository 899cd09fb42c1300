import type { Range } from '#domain/range.ts';
import { calculateProject, type Project } from 'lcax';
import { withoutRoundingError } from '#domain/numbers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { fillPortfolio } from '../../../seed/fillPortfolio.ts';
import { portfolio } from '../../../seed/portfolio.ts';
import { RestSession } from '../../../seed/restSession.ts';
import { newUser, password, type TestProject, type TestUser } from '../../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
let project: TestProject;
let optionIds: string[];
let moduleIds: string[];

/** Per floor, in the names of /v1. */
const frame = (concrete: number, steel: number) => ({
  concrete_columns: { volumes: [{ fck: 30, volume: concrete }], steel: [{ ca: 50, mass: steel }] },
  concrete_beams: { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: 1 }] },
  concrete_slabs: { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: 1 }] },
  form_columns: 0,
  form_beams: 0,
  form_slabs: 0,
  column_number: 4,
  avg_beam_span: 5,
  avg_slab_span: 4,
});

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  owner = await newUser(api.url);
  project = await owner.project();
  const unit = await project.unit();
  const floorIds = (await unit.floors()).map(({ id }) => id);
  const modules = [frame(100, 2000), frame(90, 6000)];
  [optionIds, moduleIds] = [[], []];
  for (const [index, data] of modules.entries()) {
    const option = await unit.option({ name: `Opção ${index + 1}`, active: index === 0 });
    const body = { type: 'beam_column', data: { ...data, floor_ids: floorIds } };
    const made = await owner.call('POST', `${option.path}/modules`, body);
    optionIds.push(toGlobalId('Option', project.id, unit.id, option.id));
    moduleIds.push(toGlobalId('Module', project.id, unit.id, option.id, made.body.module.id));
  }
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const ask = async (query: string, input: object) =>
  gateway.ask(query, { variables: { input }, token: owner.token });

const declare = (change: object) =>
  ask(
    `mutation($input: DeclareFactorInput!) { declareFactor(input: $input) {
      errors { code key path } declaration { id label unit isExpired validUntil co2 { min max } energy { min } }
      project { quantitiesWithDeclared { flags co2 { min max } } }
    } }`,
    {
      projectId: toGlobalId('Project', project.id),
      material: 'concrete:30',
      supplier: 'Concreteira Sul',
      document: 'EPD 42',
      co2: { min: 220, max: 220 },
      ...change,
    },
  );

const compare = async (useDeclared: boolean, compared: object = { optionIds }) => {
  const { data, errors } = await ask(
    `query($input: ComparisonInput!) { comparison(input: $input) {
      items { quantities { co2 { min max } flags materials { key flags co2 { min max } }
        elements { co2 { min max } } } }
      differences { co2 { min max } kinds { kind label co2 { low high } } }
      declarations { supplier document }
    } }`,
    { ...compared, useDeclared },
  );
  expect(errors).toEqual([]);
  for (const { quantities } of data.comparison.items) {
    const sum = (end: 'min' | 'max') =>
      quantities.elements.reduce((total: number, { co2 }: Record<string, Range>) => total + co2![end], 0);
    expect(sum('min')).toBeCloseTo(quantities.co2.min, 6);
    expect(sum('max')).toBeCloseTo(quantities.co2.max, 6);
  }
  return data.comparison;
};

test('a declared factor acts in both items and its supplier stands for his kind, unless left out; stored figures stay', async () => {
  const before = await compare(true);
  const past = await declare({ validUntil: '2020-01-01', co2: { min: 1, max: 1 } });
  expect(past.data.declareFactor).toMatchObject({ errors: [], declaration: { isExpired: true } });
  expect(await compare(true)).toEqual(before);

  const { data } = await declare({ validUntil: '2999-12-31' });
  expect(data.declareFactor.declaration).toMatchObject({ label: 'C30', unit: 'm3', energy: null });
  const [total] = [data.declareFactor.project.quantitiesWithDeclared];
  expect(total.flags).toEqual(['DECLARED']);

  const after = await compare(true);
  expect(after.declarations).toEqual([{ supplier: 'Concreteira Sul', document: 'EPD 42' }]);
  const [kind] = after.differences[0].kinds.filter((each: { kind: string }) => each.kind === 'CONCRETE');
  // 10 m³ less on each of four floors, at 220.
  expect([kind.co2.low, kind.co2.high].map(Math.round)).toEqual([-8800, -8800]);
  const [item, reference] = [after.items[1], after.items[0]];
  const concrete = reference.quantities.materials.find(({ key }: { key: string }) => key === 'concrete:30');
  expect(concrete.flags).toEqual(['DECLARED']);
  expect(concrete.co2.min).toBeCloseTo(102 * 4 * 220, 6);
  expect(total.co2.min).toBeCloseTo(reference.quantities.co2.min, 6);
  expect(item.quantities.flags).toEqual(['DECLARED']);

  const versions = await compare(true, { moduleIds });
  expect(versions.items[0].quantities.co2).toEqual(reference.quantities.co2);

  expect(await compare(false)).toEqual(before);
  expect(before.declarations).toEqual([]);
});

test('options of several projects use the suppliers of each, the first project first where both declare a material', async () => {
  const optionOf = async (declared: Record<string, number>) => {
    const own = await owner.project();
    const unit = await own.unit();
    const option = await unit.option();
    const floor_ids = (await unit.floors()).map(({ id }) => id);
    await owner.call('POST', `${option.path}/modules`, {
      type: 'beam_column',
      data: { ...frame(100, 2000), floor_ids },
    });
    for (const [material, co2] of Object.entries(declared)) {
      const supplier = `Sul ${co2}`;
      await declare({
        projectId: toGlobalId('Project', own.id),
        material,
        supplier,
        co2: { min: co2, max: co2 },
      });
    }
    return toGlobalId('Option', own.id, unit.id, option.id);
  };
  const first = await optionOf({ 'concrete:30': 200 });
  const second = await optionOf({ 'concrete:30': 100, 'steel:50': 0.5 });
  const supplied = async (...compared: string[]) => {
    const { items, declarations } = await compare(true, { optionIds: compared });
    for (const { quantities } of items)
      expect(quantities.materials.map(({ flags }: { flags: string[] }) => flags)).toEqual([
        ['DECLARED'],
        ['DECLARED'],
      ]);
    return declarations.map(({ supplier }: { supplier: string }) => supplier).toSorted();
  };
  expect(await supplied(first, second)).toEqual(['Sul 0.5', 'Sul 200']);
  expect(await supplied(second, first)).toEqual(['Sul 0.5', 'Sul 100']);
});

const workedOut = (text: string) =>
  calculateProject(JSON.parse(text) as Project).results?.gwp.a1a3 ?? Number.NaN;

test('the LCAx files of an option are worked out by their library to the figures of the graph', async () => {
  const { data, errors } = await gateway.ask(
    `query($id: ID!) { node(id: $id) { ... on Option {
      lcax { min max } withLosses: lcax(withLosses: true, useDeclared: false) { min max }
      quantities(withLosses: true) { co2 { min max } } } } }`,
    { variables: { id: optionIds[0] }, token: owner.token },
  );
  expect(errors).toEqual([]);
  const { lcax, withLosses, quantities } = data.node;
  const [own] = (await compare(true)).items;
  for (const end of ['min', 'max'] as const) {
    expect(workedOut(withLosses[end]) / quantities.co2[end]).toBeCloseTo(1, 9);
    expect(workedOut(lcax[end]) / own.quantities.co2[end]).toBeCloseTo(1, 9);
  }
  expect(lcax.min).toContain('Concreteira Sul: EPD 42');
  expect(JSON.parse(lcax.min)).toMatchObject({
    location: { country: 'bra', city: 'São Paulo' },
    projectInfo: { grossFloorArea: { value: 2601 }, floorsAboveGround: 3, floorsBelowGround: 1 },
  });
});

test('so are those of the example tower, in each technology', async () => {
  const session = new RestSession(api.url);
  await session.logIn(owner.email, password);
  const [projectId] = await fillPortfolio(session, () => {}, portfolio.slice(0, 1));
  const { data, errors } = await gateway.ask(
    `query($id: ID!) { project(projectId: $id) { units(first: 9) { nodes { options(first: 9) { nodes {
      technology quantities { co2 { min max } } lcax { min max } } } } } } }`,
    { variables: { id: projectId }, token: owner.token },
  );
  expect(errors).toEqual([]);
  const units: (typeof data)[] = data.project.units.nodes;
  const options = units.flatMap(({ options: { nodes } }) => nodes);
  expect(options).toHaveLength(6);
  for (const { lcax, quantities } of options)
    for (const end of ['min', 'max'] as const)
      expect(workedOut(lcax[end]) / quantities.co2[end]).toBeCloseTo(1, 9);
  const figures = options.flatMap(({ lcax }) => lcax.min.match(/\d+\.\d+/g) ?? []);
  expect(figures.filter((each: string) => Number(each) !== withoutRoundingError(Number(each)))).toEqual([]);
});

test('rows of a report infer what the project infers, and add up to it', async () => {
  const own = await owner.project();
  const unit = await own.unit();
  const option = await unit.option({ active: true });
  const data = frame(100, 2000);
  data.concrete_slabs = { volumes: [{ fck: 40, volume: 30 }], steel: [{ ca: 50, mass: 900 }] };
  const floor_ids = (await unit.floors()).map(({ id }) => id);
  await owner.call('POST', `${option.path}/modules`, { type: 'beam_column', data: { ...data, floor_ids } });
  const projectId = toGlobalId('Project', own.id);
  await declare({ projectId, energy: { min: 1300, max: 1350 } });
  const { data: read, errors } = await gateway.ask(
    `query($id: ID!) {
      viewer { reportRows(first: 50, projectId: $id) { nodes { materialKey co2Min co2Max energyMin energyMax isInferred
        declaredSupplier declaredCo2Min declaredCo2Max declaredEnergyMin declaredEnergyMax } } }
      project(projectId: $id) { quantitiesWithDeclared { co2 { min max } energy { min max } materials { key flags } } } }`,
    { variables: { id: projectId }, token: owner.token },
  );
  expect(errors).toEqual([]);
  const rows: Record<string, number | string | boolean | null>[] = read.viewer.reportRows.nodes;
  const { materials, ...totals } = read.project.quantitiesWithDeclared;
  for (const [figure, end] of [
    ['co2', 'Min'],
    ['co2', 'Max'],
    ['energy', 'Min'],
    ['energy', 'Max'],
  ] as const) {
    const column = figure === 'co2' ? 'Co2' : 'Energy';
    const sum = rows.reduce(
      (all, row) => all + Number(row[`declared${column}${end}`] ?? row[`${figure}${end}`]),
      0,
    );
    expect(sum).toBeCloseTo(totals[figure][end.toLowerCase()], 4);
  }
  const inferred = rows.filter(({ isInferred }) => isInferred === true);
  expect(new Set(inferred.map((row) => row['materialKey']))).toEqual(new Set(['concrete:40']));
  expect(new Set(inferred.map((row) => row['declaredSupplier']))).toEqual(new Set([null]));
  expect(
    materials
      .filter(({ flags }: { flags: string[] }) => flags.includes('INFERRED'))
      .map(({ key }: { key: string }) => key),
  ).toEqual(['concrete:40']);
});

test('a second for the same row is refused at the field; a withdrawn one acts no more and is no node', async () => {
  const { data } = await declare({});
  expect(data.declareFactor.errors).toEqual([
    { code: 'VALIDATION_FAILED', key: 'declaration.material.taken', path: ['material'] },
  ]);
  const steel = (await declare({ material: 'steel:50', co2: { min: 0.5, max: 0.6 } })).data.declareFactor;
  const query = `query($input: ID!) { node(id: $input) { ... on Declaration { supplier } } }`;
  const node = async () =>
    (await gateway.ask(query, { variables: { input: steel.declaration.id }, token: owner.token })).data.node;
  expect(await node()).toEqual({ supplier: 'Concreteira Sul' });
  const gone = await ask(
    'mutation($input: WithdrawDeclarationInput!) { withdrawDeclaration(input: $input) { errors { code } withdrawnDeclarationId } }',
    { declarationId: steel.declaration.id },
  );
  expect(gone.data.withdrawDeclaration).toEqual({
    errors: [],
    withdrawnDeclarationId: steel.declaration.id,
  });
  expect(await node()).toBeNull();
});

test('a service that keeps none says so', async () => {
  const world = await LiveWorld.over(await startLiveService('module'));
  const token = await world.user('ana@example.com');
  const { id } = await world.project(token);
  const list = await world.ask(
    token,
    'query($id: ID!) { node(id: $id) { ... on Project { declarations { totalCount } } } }',
    { id },
  );
  expect(list.data.node).toEqual({ declarations: null });
  expect(list.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  const made = await world.ask(
    token,
    'mutation($input: DeclareFactorInput!) { declareFactor(input: $input) { errors { code } } }',
    { input: { projectId: id, material: 'steel:50', supplier: 'A', document: 'B', co2: { min: 1, max: 1 } } },
  );
  expect(made.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  await world.close();
});
