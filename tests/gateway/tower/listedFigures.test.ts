import { beforeEach, describe, expect, test } from 'vitest';
import { serveStub } from '../../support/served.ts';
import {
  frame,
  moduleRow,
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  totalsWire,
  unitId,
  unitRow,
  uuid,
} from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub();
const module = moduleRow(1, 1, frame(10, 1000));
const project = `GET /v1/projects/${projectId}`;

beforeEach(() => {
  upstream.on(towerRoutes([optionRow(1, [module])]));
});

describe('the figures of a row of a list', () => {
  const fields = `units totalFloors uncoveredFloors coveredArea isComplete calls
    quantities { concrete co2 { max } }`;
  const figuresOf = async (row: object, mostCalls = 0) => {
    const page = { body: { projects: [row], metadata: { total_records: 1 } } };
    for (const end of ['', '&with_totals=true', '&with_totals=false'])
      upstream.on({ [`GET /v1/projects/?page_size=50${end}`]: page });
    const { data, errors } = await gateway.ask(
      `{ viewer { projects { nodes { figures(mostCalls: ${mostCalls}) { ${fields} } } } } }`,
    );
    expect(errors).toEqual([]);
    return data.viewer.projects.nodes[0].figures;
  };

  test('of a project without towers are none, and complete', async () => {
    expect(await figuresOf(projectRow(1, { units: [] }))).toEqual({
      units: 0,
      totalFloors: 0,
      uncoveredFloors: 0,
      coveredArea: 0,
      isComplete: true,
      calls: 0,
      quantities: null,
    });
  });

  const totals = {
    source: 'none',
    total_floors: 4,
    uncovered_floors: 4,
    covered_area: 0,
    co2_min: 0,
    co2_max: 0,
  };
  test('of a project without structure are no zero, and complete', async () => {
    expect(await figuresOf(projectRow(1, { totals }))).toMatchObject({
      totalFloors: 4,
      isComplete: true,
      quantities: null,
    });
  });

  test('are read where they were not sent, within the calls allowed, and else left incomplete', async () => {
    const whole = await figuresOf(projectRow(1), 9);
    expect(whole).toMatchObject({ units: 1, totalFloors: 4, uncoveredFloors: 2, isComplete: true });
    expect(whole.quantities.concrete).toBeCloseTo(2 * 10 * 2400, 3);
    const some = await figuresOf(projectRow(1), 2);
    expect(some).toMatchObject({ units: 1, totalFloors: null, isComplete: false, quantities: null });
    expect(some.calls).toBeLessThanOrEqual(2);
    expect(await figuresOf(projectRow(1), 0)).toMatchObject({ isComplete: false, calls: 0 });
  });

  test('that could not be read are an error, not incomplete', async () => {
    upstream.on({ [`GET ${paths.unit}/options`]: { status: 500, body: { error: 'x' } } });
    upstream.on({
      'GET /v1/projects/?page_size=50&with_totals=true': {
        body: { projects: [projectRow(1)], metadata: { total_records: 1 } },
      },
    });
    const { errors } = await gateway.ask(
      `{ viewer { projects { nodes { figures(mostCalls: 20) { isComplete } } } } }`,
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

describe('where the figures of a tower come from', () => {
  const ask = async (field: string) => {
    const { data, errors } = await gateway.ask(
      `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { ${field} } }`,
      { variables: { p: projectId, u: unitId } },
    );
    return [data.unit, errors.map(({ extensions }) => extensions.code)];
  };

  test.each(['quantitiesSource', 'slabSystems'])(
    '%s is none where no option is shown, and unknown where reading fails',
    async (field) => {
      const options = `GET ${paths.unit}/options`;
      upstream.on({ [options]: { status: 403, body: { error: 'closed', code: 'FORBIDDEN' } } });
      const none = { quantitiesSource: 'NONE', slabSystems: [] }[field];
      expect(await ask(field)).toEqual([{ [field]: none }, []]);
      upstream.on({ [options]: { status: 500, body: { error: 'x' } } });
      expect((await ask(field))[1]).toEqual(['UPSTREAM_UNAVAILABLE']);
    },
  );
});

test('materials of a project are those of its towers with a structure, each as often as it is built', async () => {
  const { materials, elements, ...sums } = totalsWire('beam_column', frame(10, 1000), 2);
  const source = 'reference';
  const tower = (n: number, more: object) => ({ id: uuid(2, n), name: `Torre ${n}`, type: 'tower', ...more });
  const units = [
    tower(2, { totals: { ...sums, materials, elements, source } }),
    tower(3, { totals: { source: 'none' }, repetition_count: 5 }),
    { ...tower(4, { totals: { ...sums, source }, repetition_count: 3 }), id: unitId },
  ];
  upstream.on({
    [project]: { body: { project: projectRow(1, { totals: { ...sums, source }, units }) } },
    [`GET ${paths.unit}`]: { body: { unit: unitRow } },
  });
  upstream.taken();
  const { data, errors } = await gateway.ask(
    'query($p: ID!) { project(projectId: $p) { quantities { materials { key amount } } } }',
    { variables: { p: projectId } },
  );
  expect(errors).toEqual([]);
  const [concrete] = materials;
  expect(data.project.quantities.materials[0]).toEqual({
    key: concrete!.key,
    amount: expect.closeTo((1 + 3) * concrete!.amount, 6),
  });
  // A tower that sends its materials, or has no structure, is not read again.
  expect(upstream.taken().filter((call) => call.endsWith('/options'))).toEqual([`GET ${paths.unit}/options`]);
});
