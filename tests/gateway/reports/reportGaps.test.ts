import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import {
  floorId,
  frame,
  moduleId,
  moduleRow,
  optionRow,
  paths,
  projectRow,
  totalsWire,
  towerRoutes,
  unitRow,
  uuid,
} from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub();
const stamps = { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-02-01T10:00:00Z' };
const whole = moduleRow(1, 1, frame(10, 1000));
const modulePath = `GET ${paths.option(1)}/modules/${moduleId(1, 2)}`;

/** The rows that were told by option, module and material, and the codes of what was not. */
async function rowsOf(args = '', to = gateway) {
  const fields = 'project option module version versionName versionUpdatedAt factorSet part materialKey';
  const { data, errors } = await to.ask(
    `{ viewer { reportRows(first: 50${args}) { edges { node { ${fields} } } } } }`,
  );
  const edges = (data.viewer.reportRows?.edges ?? []) as { node: Record<string, unknown> | null }[];
  return {
    rows: edges.map(({ node }) => node).filter((node) => node !== null),
    gaps: edges.filter(({ node }) => node === null).length,
    codes: errors.map(({ extensions }) => extensions.code),
  };
}
const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com', activated: true };
const list = 'GET /v1/projects/?page_size=50&with_totals=false&sort=id';
const listed = (projects: object[], total = projects.length) => ({
  body: { projects, metadata: { current_page: 1, page_size: 50, total_records: total } },
});
const towersOf = (n: number, options: object[]) => ({
  [`GET /v1/projects/${uuid(1, n)}/towers`]: {
    body: {
      project: { id: uuid(1, n), name: `Projeto ${n}`, prices: [] },
      declarations: [],
      towers: [
        {
          id: unitRow.id,
          name: unitRow.name,
          repetition_count: null,
          housing_units_count: null,
          floors: unitRow.tower.floors,
          tower_options: options,
        },
      ],
    },
  },
});
const serve = (...options: object[]) => upstream.on(towersOf(1, options));

beforeAll(async () => {
  upstream.on({ 'GET /v1/users/me': { body: { user } } });
  await gateway.ask('{ viewer { capabilities { generation } } }');
});
beforeEach(() => {
  upstream.on({ ...towerRoutes([optionRow(1, [whole])]), [list]: listed([projectRow(1)]) });
  serve(optionRow(1, [whole]));
});

describe('what cannot be read of a project is a gap in its report, beside all other rows', () => {
  const rowsAndCodes = async () => {
    const { rows, gaps, codes } = await rowsOf();
    return [gaps, codes, rows.map(({ materialKey }) => materialKey)];
  };
  const gapAndOthers = [1, ['UPSTREAM_BAD_REPLY'], ['concrete:30', 'steel:50']];

  test('an option', async () => {
    serve(optionRow(1, [whole]), { ...optionRow(2, []), name: 7 });
    expect(await rowsAndCodes()).toEqual(gapAndOthers);
  });

  test('a row of a module', async () => {
    serve(optionRow(1, [{ id: moduleId(1, 2) }, whole]));
    expect(await rowsAndCodes()).toEqual(gapAndOthers);
  });

  test('a module by itself', async () => {
    const { id, type, floor_ids } = moduleRow(1, 2, frame(10, 1000));
    serve(optionRow(1, [{ id, type, floor_ids }, whole]));
    upstream.on({ [modulePath]: { body: { module: [] } } });
    expect(await rowsAndCodes()).toEqual(gapAndOthers);
  });

  test('a foundation', async () => {
    serve(optionRow(1, [whole], { foundation: { id: 5 } }));
    expect(await rowsAndCodes()).toEqual(gapAndOthers);
  });

  test('a whole project of a list', async () => {
    upstream.on({ [list]: listed([{ id: 'x' }, projectRow(1)]) });
    expect(await rowsAndCodes()).toEqual(gapAndOthers);
  });

  test('a project that is gone since the list was read', async () => {
    upstream.on({ [list]: listed([projectRow(2), projectRow(1)]) });
    const { rows, gaps, codes } = await rowsOf();
    expect([rows.length, gaps, codes]).toEqual([2, 1, ['NOT_FOUND']]);
  });
});

test('figures that are no sum of materials are no row of a report', async () => {
  const { materials: _, elements: __, ...some } = moduleRow(1, 2, frame(10, 1000));
  serve(optionRow(1, [some, whole]));
  upstream.on({ [modulePath]: { body: { module: some, versions: [] } } });
  const { rows, codes } = await rowsOf();
  expect([rows.length, codes]).toEqual([2, ['NOT_SUPPORTED_BY_UPSTREAM']]);
});

test('a foundation of which only the sum is known is no row either', async () => {
  const type = 'raft_foundation';
  const impact = { co2_min: 1, co2_max: 2, energy_min: 3, energy_max: 4 };
  const foundation = { id: uuid(9, 1), type, consumption: impact, ...stamps };
  serve(optionRow(1, [whole], { foundation }));
  upstream.on({ [`GET ${paths.option(1)}/modules/${foundation.id}`]: { body: { module: foundation } } });
  const { rows, codes } = await rowsOf();
  expect([rows.length, codes]).toEqual([2, ['NOT_SUPPORTED_BY_UPSTREAM']]);
});

test('a version is named as its row names it, and else as the module does by itself', async () => {
  const { version: _, version_id: __, version_name: ___, ...unnamed } = moduleRow(1, 2, frame(10, 1000));
  serve(optionRow(1, [unnamed, { ...whole, version_name: undefined, version: 4 }]));
  const versions = [
    { id: 'v6', version: 6, name: 'Estudo 6', type: 'beam_column', is_valid: true, data: {}, ...stamps },
  ];
  upstream.on({ [modulePath]: { body: { module: unnamed, versions } } });
  const { rows, codes } = await rowsOf();
  expect(codes).toEqual([]);
  const shownVersions = rows.map(({ module, version, versionName, versionUpdatedAt }) => [
    module,
    version,
    versionName,
    versionUpdatedAt,
  ]);
  const one = ['Módulo 2', 6, 'Estudo 6', stamps.updated_at];
  const other = ['Módulo 1', 4, null, null];
  expect(shownVersions).toEqual([one, one, other, other]);
});

test('a foundation without versions is told as its first, by the factors it names or none', async () => {
  const { materials, ...sums } = totalsWire('beam_column', frame(10, 1000), 1);
  const { factor_set: _, elements: __, ...unnamed } = sums;
  const foundation = { id: uuid(9, 1), type: 'raft_foundation', ...unnamed, materials };
  serve(optionRow(1, [whole], { foundation }));
  const { rows, codes } = await rowsOf();
  expect(codes).toEqual([]);
  expect(rows.filter(({ part }) => part === 'FOUNDATION')).toMatchObject([
    { version: 1, versionName: null, versionUpdatedAt: null, factorSet: null },
    { version: 1, versionName: null, versionUpdatedAt: null, factorSet: null },
  ]);
});

describe('a report over more projects than a page has', () => {
  const some = Array.from({ length: 50 }, (_, at) => projectRow(at + 100));
  beforeEach(() => {
    for (const at of some.keys()) upstream.on(towersOf(at + 100, []));
  });

  test('goes on to the next page, and ends with the last', async () => {
    upstream.on({
      [list]: listed(some, 51),
      'GET /v1/projects/?page_size=50&page=2&with_totals=false&sort=id': listed([projectRow(1)], 51),
    });
    upstream.taken();
    expect((await rowsOf()).rows).toHaveLength(2);
    const pages = upstream.taken().filter((call) => call.startsWith('GET /v1/projects/?'));
    expect(pages).toEqual([list, 'GET /v1/projects/?page_size=50&page=2&with_totals=false&sort=id']);
  });

  test('asks for no page after a full one that is the last', async () => {
    upstream.on({ [list]: listed(some, 50) });
    upstream.taken();
    await rowsOf();
    expect(upstream.taken().filter((call) => call.startsWith('GET /v1/projects/?'))).toEqual([list]);
  });
});

describe('on a live service', () => {
  const live = startGateway(upstream.url);
  afterAll(async () => (await live).close());

  test('a report by the last change is refused, not told whole', async () => {
    upstream.on({
      'GET /v1/users/me': { status: 405, body: { error: 'the GET method is not supported' } },
      'PATCH /v1/users': { body: { user } },
    });
    const to = await live;
    await to.ask('{ viewer { capabilities { generation } } }');
    const { rows, codes } = await rowsOf(', updatedSince: "2026-01-01T00:00:00Z"', to);
    expect([rows, new Set(codes)]).toEqual([[], new Set(['NOT_SUPPORTED_BY_UPSTREAM'])]);
  });
});

test('floors that a module lists and its tower has not are in no row', async () => {
  const floors = [floorId(3), floorId(9)];
  serve(optionRow(1, [{ ...whole, floor_ids: floors }]));
  const { rows, codes } = await rowsOf();
  expect([rows.length, codes]).toEqual([2, []]);
});
