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

  const named = (project: string, unit = 'Torre A') => changed({ project_name: project, unit_name: unit });
  const failed = [{ column: 'project_name', message: expect.stringMatching('whether this project exists') }];

  test('on a service that forgets or fails is neither done nor failed without a word', async () => {
    world.live.state.manner = 'forgetful';
    const forgotten = await imported(csv([named('Obra esquecida')]), false);
    world.live.state.manner = 'failing';
    const contentBase64 = Buffer.from(csv([named('Obra perdida')])).toString('base64');
    const lost = await world.ask(token, mutation, {
      input: { fileName: 'a.csv', contentBase64, dryRun: false },
    });
    world.live.state.manner = 'honest';
    expect([forgotten.errors, forgotten.rows]).toEqual([[], [{ row: 2, projectId: null, errors: failed }]]);
    expect(lost.errors.map(({ extensions }) => extensions.code)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('whose first project the service fails to keep whole says to look for it', async () => {
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
    const { rows, errors } = await imported(csv([walls], header), false);
    Object.defineProperty(state, 'manner', { configurable: true, writable: true, value: 'honest' });
    expect([errors, rows]).toEqual([[], [{ row: 2, projectId: null, errors: failed }]]);
  });

  /** 60 letters in 120 bytes, of which the service takes 100. */
  const long = 'é'.repeat(60);

  test('is made without a project that the service refuses, which is said where it begins', async () => {
    const halves = [named('Com uma torre'), named('Com uma torre', long)];
    const { rows, errors } = await imported(csv([named('Um'), named(long), ...halves, named('Três')]), false);
    const refused = [{ column: 'project_name', message: 'Maximum length is 100 characters' }];
    const projectId = expect.any(String);
    expect([errors, rows]).toEqual([
      [],
      [
        { row: 2, projectId, errors: [] },
        { row: 3, projectId: null, errors: refused },
        // What was made before the refusal is there.
        { row: 4, projectId, errors: refused },
        { row: 5, projectId, errors: [] },
        { row: 6, projectId, errors: [] },
      ],
    ]);
  });

  test('is made up to where the service fails, and says what is there', async () => {
    const { state, requests } = world.live;
    const posted = () => requests.filter(({ method, path }) => method === 'POST' && path === '/v1/projects');
    const isFirstMade = () =>
      requests.some(({ method, path }) => method === 'POST' && path.endsWith('/units'));
    Object.defineProperty(state, 'manner', {
      configurable: true,
      get: () => (isFirstMade() ? 'failing' : 'honest'),
    });
    const { rows } = await imported(csv(['Quatro', 'Cinco', 'Seis'].map((name) => named(name))), false);
    Object.defineProperty(state, 'manner', { configurable: true, writable: true, value: 'honest' });
    expect(rows).toEqual([
      { row: 2, projectId: expect.any(String), errors: [] },
      { row: 3, projectId: null, errors: failed },
      { row: 4, projectId: null, errors: failed },
    ]);
    expect(posted()).toHaveLength(2);
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
