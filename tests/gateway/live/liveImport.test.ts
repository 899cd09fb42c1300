import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LiveWorld } from '../../support/liveWorld.ts';

const columns = [
  'project_name',
  'project_state',
  'project_city',
  'project_phase',
  'unit_name',
  'floor_name',
  'floor_area',
  'floor_category',
  'floor_height',
  'floor_repetition',
  'module_wall_concrete_25',
];
const thicknesses = ['module_wall_thickness', 'module_slab_thickness'];
const good = [
  'Residencial Sul',
  'SP',
  'Santos',
  'basic_project',
  'Torre A',
  'Tipo',
  '90.5',
  'standard_floor',
  '3',
  '2',
  '',
];
const changed = (change: Record<string, string>) => good.map((cell, at) => change[columns[at] ?? ''] ?? cell);
const csv = (rows: string[][], header = columns) => [header, ...rows].map((row) => row.join(',')).join('\n');

const mutation = `mutation ($input: ImportProjectsInput!) { importProjects(input: $input) {
  importId errors { code key message path }
  rows { row projectId errors { column message } }
  preview { name isFaulty units { name floors area } } } }`;

describe('a sheet for the live service, which checks none', () => {
  let world: LiveWorld;
  let token: string;
  const imported = async (text: string, dryRun: boolean, fileName = 'a.csv') => {
    const contentBase64 = Buffer.from(text).toString('base64');
    const { data, errors } = await world.ask(token, mutation, { input: { fileName, contentBase64, dryRun } });
    expect(errors).toEqual([]);
    return data.importProjects;
  };
  const changesSent = () => world.live.requests.filter(({ method }) => method !== 'GET');

  beforeAll(async () => {
    world = await LiveWorld.start();
    token = await world.user('ana@example.com');
  });
  beforeEach(() => {
    world.live.requests.splice(0);
  });
  afterAll(() => world.close());

  test('is checked here without sending anything, and shows what would be made', async () => {
    const { preview, rows } = await imported(csv([good, changed({ floor_name: 'Cobertura' })]), true);
    const units = [{ name: 'Torre A', floors: 4, area: 362 }];
    expect(preview).toEqual([{ name: 'Residencial Sul', isFaulty: false, units }]);
    expect(rows.map(({ row, errors }: { row: number; errors: unknown }) => [row, errors])).toEqual([
      [2, []],
      [3, []],
    ]);
    expect(changesSent()).toEqual([]);
  });

  test('has its faults listed by row and column in the reader’s language', async () => {
    const wrong = changed({ floor_area: 'x', project_state: 'XX', module_wall_concrete_25: '-1' });
    const other = changed({ project_city: 'Campinas' });
    const { rows, preview } = await imported(csv([wrong, other, changed({ project_name: 'Outro' })]), true);
    const faults = rows.map(({ errors }: { errors: { column: string }[] }) =>
      errors.map(({ column }) => column),
    );
    expect(faults).toEqual([
      ['project_state', 'floor_area', 'module_wall_concrete_25'],
      ['project_state', 'project_city'],
      [],
    ]);
    expect(preview.map(({ isFaulty }: { isFaulty: boolean }) => isFaulty)).toEqual([true, false]);
  });

  test('with a column that would be lost, or without one that is needed, is read no further', async () => {
    const header = columns.map((column) => (column === 'floor_height' ? 'option_name' : column));
    const { rows } = await imported(csv([good], header), false);
    expect(rows).toMatchObject([{ row: 1, errors: [{ column: 'option_name' }, { column: 'floor_height' }] }]);
    expect(changesSent()).toEqual([]);
  });

  test('is made without the projects that have faults, read in commas and points, by single calls', async () => {
    const text = csv([good, changed({ project_name: 'Outro', floor_height: '' })])
      .replaceAll(',', ';')
      .replaceAll('90.5', '1.090');
    const { rows } = await imported(text, false);
    expect(rows).toMatchObject([
      { row: 2, projectId: expect.any(String), errors: [] },
      { row: 3, projectId: null, errors: [{ column: 'floor_height' }] },
    ]);
    const query = `{ project(projectId: "${rows[0].projectId}") { name units { edges { node { totalArea } } } } }`;
    const { data } = await world.ask(token, query);
    expect(data.project).toEqual({
      name: 'Residencial Sul',
      units: { edges: [{ node: { totalArea: 2180 } }] },
    });
  });

  test('keeps every floor of its groups, and walls with their figures, in metres', async () => {
    const header = [...columns, 'module_slab_concrete_25', 'module_wall_steel_50', ...thicknesses];
    const walls = [...good.slice(0, -1), '30', '20', '500', '0.12', '0.1'];
    walls[0] = 'Com paredes';
    const { rows } = await imported(csv([walls], header), false);
    const query = `{ project(projectId: "${rows[0].projectId}") { quantities { concrete steel }
      units { edges { node { totalFloors options { edges { node { name isReference coverage { coveredFloors }
        modules { edges { node { currentVersion { input { ... on ConcreteWallData { wallThickness slabThickness } } } } } } } } } } } } } }`;
    const { data, errors } = await world.ask(token, query);
    expect(errors).toEqual([]);
    expect(data.project.quantities).toEqual({ concrete: 2 * 50 * 2400, steel: 1000 });
    const [{ node: tower }] = data.project.units.edges;
    const input = { wallThickness: 12, slabThickness: 10 };
    expect(tower).toEqual({
      totalFloors: 2,
      options: {
        edges: [
          {
            node: {
              name: 'Opção 1',
              isReference: true,
              coverage: { coveredFloors: 2 },
              modules: { edges: [{ node: { currentVersion: { input } } }] },
            },
          },
        ],
      },
    });
    expect(changesSent().some(({ path }) => path.startsWith('/v1/projects-upload'))).toBe(false);
  });

  test('whose walls lack a column that the service wants is refused before anything is made', async () => {
    const { rows } = await imported(csv([[...good.slice(0, -1), '30']]), false);
    expect(rows).toMatchObject([
      {
        projectId: null,
        errors: [
          { column: 'module_wall_thickness' },
          { column: 'module_slab_thickness' },
          { column: 'module_slab_concrete_20' },
        ],
      },
    ]);
    expect(changesSent()).toEqual([]);
  });

  test.each([
    ['forgetful', 'UPSTREAM_BAD_REPLY'],
    ['failing', 'OUTCOME_UNKNOWN'],
  ] as const)('on a service that is %s is neither done nor failed without a word', async (manner, code) => {
    const contentBase64 = Buffer.from(csv([changed({ project_name: `Obra ${manner}` })])).toString('base64');
    const input = { fileName: 'a.csv', contentBase64, dryRun: false };
    world.live.state.manner = manner;
    const { errors } = await world.ask(token, mutation, { input });
    world.live.state.manner = 'honest';
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  });

  test('whose walls the service fails to keep is not reported as made', async () => {
    const header = [...columns, 'module_slab_concrete_25', ...thicknesses];
    const walls = [...good.slice(0, -1), '30', '20', '0.12', '0.1'];
    walls[0] = 'Sem paredes';
    const { state, requests } = world.live;
    const isOptionMade = () =>
      requests.some(({ method, path }) => method === 'POST' && path.endsWith('/options'));
    Object.defineProperty(state, 'manner', {
      configurable: true,
      get: () => (isOptionMade() ? 'broken' : 'honest'),
    });
    const contentBase64 = Buffer.from(csv([walls], header)).toString('base64');
    const input = { fileName: 'a.csv', contentBase64, dryRun: false };
    const { errors } = await world.ask(token, mutation, { input });
    Object.defineProperty(state, 'manner', { configurable: true, writable: true, value: 'honest' });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('can be no workbook', async () => {
    const { errors } = await imported('x', true, 'a.xlsx');
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', key: 'import.file.csv', path: ['fileName'] }]);
    expect(changesSent()).toEqual([]);
  });
});

test('the newest live service imports nothing, and says so before anything is sent', async () => {
  const world = await LiveWorld.startG3();
  const token = await world.user('ana@example.com');
  const input = {
    fileName: 'a.csv',
    contentBase64: Buffer.from(csv([good])).toString('base64'),
    dryRun: true,
  };
  const { errors } = await world.ask(token, mutation, { input });
  expect(errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
  await world.close();
});
