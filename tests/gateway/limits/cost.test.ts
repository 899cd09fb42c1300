import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startLiveService } from '../../support/liveService.ts';
import { newUser, type TestProject, type TestUser } from '../../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
let project: TestProject;
let ids: { option: string; unit: string; masonry: string; walls: string; heavier: string };

/** Per floor, in the names of /v1. */
const frame = {
  concrete_columns: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 60, mass: 500 }] },
  concrete_beams: { volumes: [{ fck: 25, volume: 20 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 40 }] },
  form_columns: 100,
  form_beams: 10,
  form_slabs: 20,
  column_number: 4,
  avg_beam_span: 5,
  avg_slab_span: 4,
};
const masonry = {
  masonry: { blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 100 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 10 }] },
};
const walls = {
  concrete_walls: { volumes: [{ fck: 25, volume: 10 }] },
  concrete_slabs: { volumes: [{ fck: 25, volume: 10 }] },
  wall_thickness: 0.1,
  slab_thickness: 0.1,
};

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  owner = await newUser(api.url);
  project = await owner.project();
  const unit = await project.unit();
  const floorIds = (await unit.floors()).map(({ id }) => id);
  let made = 0;
  const make = async (type: string, data: object, active: boolean) => {
    const option = await unit.option({ name: `${type} ${(made += 1)}`, active });
    await owner.call('POST', `${option.path}/modules`, { type, data: { ...data, floor_ids: floorIds } });
    return toGlobalId('Option', project.id, unit.id, option.id);
  };
  ids = {
    option: await make('beam_column', frame, true),
    masonry: await make('structural_masonry', masonry, false),
    heavier: await make(
      'beam_column',
      { ...frame, concrete_columns: { ...frame.concrete_columns, volumes: [{ fck: 30, volume: 20 }] } },
      false,
    ),
    walls: await make('concrete_wall', walls, false),
    unit: toGlobalId('Unit', project.id, unit.id),
  };
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const money = `cost { min max currency } costPerSquareMeter { min max } missingPrices missingAmounts`;
type Kind = 'Option' | 'Unit' | 'Project';
const read = async (type: Kind, id: string, selection: string) => {
  const query = `query($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { id }, token: owner.token });
  expect(errors).toEqual([]);
  return data.node;
};

/** R$ of one floor of the frame: 103672 with C30, 103675, 92759, and forms of so many R$/m². */
const floorCost = (columns: number, beams: number, slabs: number) =>
  10 * (652.79 + 1.103 * (553.97 - 537.44)) +
  60 * 652.22 +
  500 * 14.58 +
  100 * columns +
  10 * beams +
  20 * slabs;
/** By eight uses and by two. */
const [least, most] = [floorCost(75.28, 130.53, 46.78), floorCost(156.38, 204.07, 69.87)];

test('option, tower, project, module and version tell what they cost, in all, per m² and line by line', async () => {
  const { quantities, modules } = await read(
    'Option',
    ids.option,
    `quantities { ${money} perSquareMeter { cost { min max } costPerSquareMeter { min } }
      costLines { element key label amount unit price { min max } status sourceCode recipes { price terms { code name unit coefficient price } } cost { min max } } }
     modules { edges { node { floorRepetition quantities { cost { min } } currentVersion { quantities { cost { min } } }
       floors { area } } } }`,
  );
  const [{ node: module }] = modules.edges;
  const floors: number = module.floorRepetition;
  const area = module.floors.reduce((sum: number, floor: { area: number }) => sum + floor.area, 0);
  const [min, max] = [floors * least, floors * most];
  expect(quantities.cost.min).toBeCloseTo(min, 6);
  expect(quantities.cost.max).toBeCloseTo(max, 6);
  expect(quantities.cost.currency).toBe('BRL');
  expect(quantities.costPerSquareMeter.min).toBeCloseTo(min / area, 9);
  expect(quantities.perSquareMeter.cost.max).toBeCloseTo(max / area, 9);
  expect(quantities.perSquareMeter.costPerSquareMeter).toBeNull();
  expect(module.quantities.cost.min).toBeCloseTo(min, 6);
  expect(module.currentVersion.quantities.cost.min).toBeCloseTo(min, 6);
  expect([quantities.missingPrices, quantities.missingAmounts]).toEqual([[], []]);
  expect(
    quantities.costLines.map(({ key, status }: { key: string; status: string }) => [key, status]),
  ).toEqual([
    ['concrete:columns:30', 'derived'],
    ['steel:columns_beams:60', 'read'],
    ['concrete:beams_slabs:25', 'read'],
    ['concrete:beams_slabs:25', 'read'],
    ['form:columns:2-8', 'read'],
    ['form:beams:2-8', 'read'],
    ['form:slabs:2-8', 'read'],
  ]);
  expect(quantities.costLines[0]).toMatchObject({
    element: 'columns',
    amount: 10 * floors,
    unit: 'm3',
    sourceCode: '103672 + 1.103 × I 1525 − 1.103 × I 1527',
  });
  const [{ price, terms }] = quantities.costLines[0].recipes;
  expect(price).toBeCloseTo(652.79 + 1.103 * (553.97 - 537.44), 9);
  expect(terms[1]).toEqual({
    code: '1525',
    name: 'Concreto usinado bombeável, C30, slump 100, com bombeamento',
    unit: 'm3',
    coefficient: 1.103,
    price: 553.97,
  });
  const whole = { min: quantities.cost.min, max: quantities.cost.max };
  const selection = 'quantities { cost { min max } }';
  const tower = await read('Unit', ids.unit, selection);
  const all = await read('Project', toGlobalId('Project', project.id), selection);
  expect([tower.quantities.cost, all.quantities.cost]).toEqual([whole, whole]);
});

test('while a price or an amount is missing, it is named and there is no cost', async () => {
  const wall = (await read('Option', ids.walls, `quantities { ${money} }`)).quantities;
  expect(wall).toEqual({
    cost: null,
    costPerSquareMeter: null,
    missingPrices: ['form:walls'],
    missingAmounts: [],
  });
  const blocks = (await read('Option', ids.masonry, `quantities { ${money} }`)).quantities;
  expect(blocks).toMatchObject({ cost: null, missingPrices: ['form:masonry'], missingAmounts: [] });
});

test('masonry costs what its codes and a quotation of its forms come to, to the cent', async () => {
  const query =
    'mutation($input: SetPricesInput!) { setPrices(input: $input) { errors { key } project { id } } }';
  const quote = (prices: object[], withdrawn: string[]) =>
    gateway.ask(query, {
      variables: { input: { projectId: toGlobalId('Project', project.id), prices, withdrawn } },
      token: owner.token,
    });
  const form = { key: 'form:masonry', min: 450, max: 450, source: 'Proposta 3', date: '2026-11-01' };
  expect((await quote([form], [])).data.setPrices.errors).toEqual([]);
  const selection = `quantities { ${money} } modules { edges { node { floorRepetition } } }`;
  const { quantities, modules } = await read('Option', ids.masonry, selection);
  const floors: number = modules.edges[0].node.floorRepetition;
  // 100 blocks of fbk 6 (34571), each with 0.08 m² of 0.7034 to 1.0804 h of 88309 and 88316; 10 m³ of 103675; forms.
  const laid = (hours: number) => 4.83 + 0.08 * hours * (37.26 + 32.18);
  const floor = (hours: number) => 100 * laid(hours) + 10 * 652.22 + 10 * 450;
  const cents = (value: number) => Math.round(value * 100);
  expect(cents(quantities.cost.min)).toBe(cents(floors * floor(0.7034)));
  expect(cents(quantities.cost.max)).toBe(cents(floors * floor(1.0804)));
  await quote([], ['form:masonry']);
});

test('the set shows its prices by their codes, in the language of the request', async () => {
  const query = `{ priceSets { id state month hasPayrollRelief isCurrent
    prices { key label unit min max includes sourceCode status spread recipes { price terms { code coefficient price isInput } } } } }`;
  const { data } = await gateway.ask(query, { headers: { 'accept-language': 'pt-BR' } });
  const [set] = data.priceSets;
  expect(set).toMatchObject({
    id: 'sinapi-sp-2026-09',
    state: 'SP',
    month: '2026-09',
    hasPayrollRelief: false,
  });
  const price = (key: string) => set.prices.find((each: { key: string }) => each.key === key);
  expect(price('steel:slabs:60')).toMatchObject({
    label: 'CA60, lajes',
    unit: 'kg',
    min: 13.79,
    max: 16.38,
    status: 'read',
    spread: 'DIAMETER',
    sourceCode: '92767 | 92768',
  });
  expect(price('concrete:columns:40').recipes).toEqual([
    {
      price: price('concrete:columns:40').min,
      terms: [
        { code: '103672', coefficient: 1, price: 652.79, isInput: false },
        { code: '34479', coefficient: 1.103, price: 587.05, isInput: true },
        { code: '1527', coefficient: -1.103, price: 537.44, isInput: true },
      ],
    },
  ]);
  expect(price('form:walls')).toBeUndefined();
});

test('forms are priced by the uses a person entered, until they are taken away', async () => {
  const selection = `modules { edges { node { id floors { id } currentVersion { input { ... on BeamColumnData { formUses } } }
    quantities { costLines { key price { min max } } } } } }`;
  const { node: module } = (await read('Option', ids.heavier, selection)).modules.edges[0];
  expect(module.currentVersion.input.formUses).toBeNull();
  const steel = [{ ca: 60, mass: 500 }];
  const element = (fck: number, volume: number) => ({ volumes: [{ fck, volume }], steel });
  const update = async (formUses: number | null) => {
    const beamColumn = {
      concreteColumns: element(30, 20),
      concreteBeams: { ...element(25, 20), steel: [] },
      concreteSlabs: { ...element(25, 40), steel: [] },
      formColumns: 100,
      formBeams: 10,
      formSlabs: 20,
      columnNumber: 4,
      averageBeamSpan: 5,
      averageSlabSpan: 4,
      formUses,
    };
    const query = `mutation($input: UpdateModuleInput!) { updateModule(input: $input) { errors { code path message }
      module { currentVersion { input { ... on BeamColumnData { formUses } } } quantities { costLines { key price { min max } } } } } }`;
    const variables = { input: { moduleId: module.id, structure: { beamColumn } } };
    const { data, errors } = await gateway.ask(query, { variables, token: owner.token });
    expect(errors).toEqual([]);
    return data.updateModule;
  };
  const formOf = (slabs: { quantities: { costLines: { key: string }[] } }) =>
    slabs.quantities.costLines.find(({ key }) => key.startsWith('form:slabs'));
  const { module: seven } = await update(7);
  expect(seven.currentVersion.input.formUses).toBe(7);
  // Seven lie between the prices of six uses and of eight.
  expect(formOf(seven)).toEqual({ key: 'form:slabs:7', price: { min: 46.78, max: 50.92 } });
  expect((await update(1)).errors).toMatchObject([
    { code: 'VALIDATION_FAILED', path: ['structure', 'beamColumn', 'formUses'] },
  ]);
  const { module: none } = await update(null);
  expect([none.currentVersion.input.formUses, formOf(none)]).toMatchObject([null, { key: 'form:slabs:2-8' }]);
});

test('a quotation replaces the price in every total of its project, and is shown beside the one of the set', async () => {
  const projectId = toGlobalId('Project', project.id);
  const set = async (prices: object[], withdrawn?: string[]) => {
    const query = `mutation($input: SetPricesInput!) { setPrices(input: $input) { errors { key path }
      project { pricesForReaders priceSet { id } prices { key label unit min max source date isOld setPrice { min max } } } } }`;
    const input = { projectId, prices, ...(withdrawn && { withdrawn }) };
    const { data, errors } = await gateway.ask(query, { variables: { input }, token: owner.token });
    expect(errors).toEqual([]);
    return data.setPrices;
  };
  const quoted = (key: string, min: number, max = min) => ({
    key,
    min,
    max,
    source: 'Proposta 118',
    date: '2020-01-31',
  });
  const refused = await set([quoted('form:walls', 20), quoted('asphalt:1', 20)]);
  expect(refused).toEqual({ errors: [{ key: 'price.key', path: ['prices', '1', 'key'] }], project: null });

  const { errors, project: after } = await set([
    quoted('form:walls', 20),
    quoted('form:columns:2-8', 80, 90),
  ]);
  expect(errors).toEqual([]);
  expect(after).toMatchObject({ pricesForReaders: false, priceSet: { id: 'sinapi-sp-2026-09' } });
  expect(after.prices).toEqual([
    {
      ...quoted('form:columns:2-8', 80, 90),
      label: expect.any(String),
      unit: 'm2',
      isOld: true,
      setPrice: { min: 75.28, max: 156.38 },
    },
    { ...quoted('form:walls', 20), label: expect.any(String), unit: 'm2', isOld: true, setPrice: null },
  ]);
  const selection =
    'quantities { cost { min max } missingPrices costLines { key status source price { min } } }';
  const wall = (await read('Option', ids.walls, selection)).quantities;
  expect(wall.missingPrices).toEqual([]);
  // 99235 to 99439, 20 m³ a floor, and 300 m² of forms: both faces of the walls and the slabs from below.
  const wallFloor = (concrete: number) => 20 * concrete + 300 * 20;
  const cents = (value: number) => Math.round(value * 100);
  const floors = Math.round(wall.cost.min / wallFloor(646.8));
  expect(floors).toBeGreaterThan(1);
  expect(cents(wall.cost.min)).toBe(cents(floors * wallFloor(646.8)));
  expect(cents(wall.cost.max)).toBe(cents(floors * wallFloor(716.57)));
  expect(wall.costLines.at(-1)).toEqual({
    key: 'form:walls',
    status: 'own',
    source: 'Proposta 118',
    price: { min: 20 },
  });
  const frameCost = (await read('Option', ids.option, selection)).quantities.cost;
  // A quoted price does not rest on the compositions of the one it replaces.
  const basis = 'quantities { costLines { key sourceCode includes recipes { price } } }';
  type Basis = { key: string; sourceCode: string | null; includes: string | null; recipes: object[] };
  const lines: Basis[] = (await read('Option', ids.option, basis)).quantities.costLines;
  const withoutBasis = lines.filter(
    ({ sourceCode, includes, recipes }) => sourceCode === null && includes === null && recipes.length === 0,
  );
  expect(withoutBasis.map(({ key }) => key)).toEqual(['form:columns:2-8']);
  const tower = (await read('Unit', ids.unit, selection)).quantities.cost;
  const all = (await read('Project', projectId, selection)).quantities.cost;
  expect(frameCost.max / frameCost.min).toBeCloseTo(
    floorCost(90, 204.07, 69.87) / floorCost(80, 130.53, 46.78),
    9,
  );
  expect([tower, all]).toEqual([frameCost, frameCost]);

  expect((await set([], ['form:walls', 'form:columns:2-8'])).project.prices).toEqual([]);
  expect((await read('Option', ids.walls, selection)).quantities.cost).toBeNull();
});

test('report rows tell what their module costs on their floors, per m², and what is missing', async () => {
  const cost = 'moduleCostMin moduleCostMax moduleCostPerSquareMeterMin missingPrices missingAmounts';
  const query = `{ viewer { reportRows(first: 50) { nodes { option floors area ${cost} } } } }`;
  const { data, errors } = await gateway.ask(query, { token: owner.token });
  expect(errors).toEqual([]);
  type Row = { option: string; floors: number; area: number };
  const rows: Row[] = data.viewer.reportRows.nodes;
  const frames = rows.filter(({ option }) => option === 'beam_column 1');
  expect(frames.length).toBeGreaterThan(3);
  for (const row of frames) {
    const min = expect.closeTo(row.floors * least, 6);
    const max = expect.closeTo(row.floors * most, 6);
    const perArea = expect.closeTo((row.floors * least) / row.area, 6);
    const figures = { moduleCostMin: min, moduleCostMax: max, moduleCostPerSquareMeterMin: perArea };
    expect(row).toMatchObject({ ...figures, missingPrices: [], missingAmounts: [] });
  }
  const wall = rows.find(({ option }) => option.startsWith('concrete_wall'));
  expect(wall).toMatchObject({
    moduleCostMin: null,
    moduleCostPerSquareMeterMin: null,
    missingPrices: ['form:walls'],
  });
});

test('a comparison shows the cheaper one by one set of prices, and nothing while a price is missing', async () => {
  const query = `query($input: ComparisonInput!) { comparison(input: $input) {
    dominated { item { name } by { name } }
    answer { isSuspended sentence withCost: sentence(withCost: true) }
    differences {
    co2Verdict cost { min max currency } costPerSquareMeter { min } costVerdict costCertainty costPerTonneAvoided { min } } } }`;
  const compare = async (optionIds: string[]) => {
    const variables = { input: { optionIds, referenceId: optionIds[0] } };
    const { data, errors } = await gateway.ask(query, { variables, token: owner.token });
    expect(errors).toEqual([]);
    const { differences, dominated, answer } = data.comparison;
    return { ...differences[0], dominated, answer };
  };
  const heavier = await compare([ids.option, ids.heavier]);
  const { cost } = (await read('Option', ids.option, 'quantities { cost { min max } }')).quantities;
  // Twice the concrete of the columns, and nothing else: its own price has no range.
  const floors = cost.min / least;
  const more = floors * 10 * (652.79 + 1.103 * (553.97 - 537.44));
  expect(heavier.cost.min).toBeCloseTo(more, 4);
  expect(heavier.cost.max).toBeCloseTo(more, 4);
  expect(heavier).toMatchObject({
    co2Verdict: 'HIGHER_IN_EVERY_CASE',
    costVerdict: 'HIGHER_IN_EVERY_CASE',
    costCertainty: 'SAME_SUPPLIERS',
    costPerTonneAvoided: null,
    dominated: [{ item: { name: 'beam_column 3' }, by: [{ name: 'beam_column 1' }] }],
    answer: { isSuspended: true },
  });
  expect(heavier.answer.withCost).toBe(heavier.answer.sentence);
  const vouch = (optionIds: string[]) =>
    gateway.ask(
      'mutation($input: OverrideCheckInput!) { overrideCheck(input: $input) { errors { code } } }',
      {
        token: owner.token,
        variables: {
          input: { unitId: ids.unit, optionIds, rule: 'REINFORCED_CONCRETE', note: 'Só o concreto.' },
        },
      },
    );
  await vouch([ids.option, ids.heavier]);
  const { answer } = await compare([ids.option, ids.heavier]);
  expect(answer.isSuspended).toBe(false);
  expect(answer.withCost).toBe(
    `${answer.sentence}; beam_column 1 costs less than beam_column 3, by the prices of one day and one buyer`,
  );
  await vouch([ids.option, ids.walls]);
  const unpriced = (await compare([ids.option, ids.walls])).answer;
  expect(unpriced.withCost).toBe(unpriced.sentence);
  expect(await compare([ids.option, ids.walls])).toMatchObject({
    dominated: [],
    cost: null,
    costVerdict: null,
    costCertainty: null,
  });
});

test('a service that keeps no quotations has the costs of the set, and says that it keeps none', async () => {
  const live = await startLiveService('module');
  const other = await startGateway(live.url);
  const input = { projectId: toGlobalId('Project', project.id), prices: [] };
  const query = 'mutation($input: SetPricesInput!) { setPrices(input: $input) { errors { code } } }';
  const made = await other.ask(query, { variables: { input } });
  expect(made.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  await other.close();
  await live.close();
});
