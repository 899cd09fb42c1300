import { beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import {
  floorId,
  frame,
  moduleId,
  moduleRow,
  optionId,
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  unitId,
  unitRow,
} from '../../support/towers/towerWire.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub(towerRoutes([optionRow(1, [moduleRow(1, 1, frame(1, 1))])]));
beforeEach(() => void upstream.taken());

const ids = {
  project: toGlobalId('Project', projectId),
  unit: toGlobalId('Unit', projectId, unitId),
  option: toGlobalId('Option', projectId, unitId, optionId(1)),
  module: toGlobalId('Module', projectId, unitId, optionId(1), moduleId(1, 1)),
};

/** Runs `field(input)` of the type the schema names after it. */
async function change(field: string, selection: string, input: object, through = gateway) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code message key path } } }`;
  const { data, errors } = await through.ask(query, { variables: { input } });
  return { payload: data?.[field], errors };
}

/** Without the question which service it is, asked once per process. */
const sent = () =>
  upstream.calls
    .filter(({ target }) => target !== '/v1/users/me')
    .map(({ method, target, body }) => ({ call: `${method} ${target}`, body }));

const element = (volume: number) => ({ volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass: 10 }] });
const beamColumn = {
  concreteColumns: { volumes: [{ customFck: 50, volume: 1 }], steel: [] },
  concreteBeams: element(2),
  concreteSlabs: element(3),
  formColumns: 1,
  formBeams: 2,
  formSlabs: 3,
  columnNumber: 4,
  averageBeamSpan: 5,
  averageSlabSpan: 6,
};

describe('what goes out', () => {
  test('a project, in the words of the wire', async () => {
    upstream.on({ 'POST /v1/projects': { status: 201, body: { project: projectRow(5) } } });
    const input = {
      name: 'A',
      state: 'SP',
      city: 'X',
      phase: 'BASIC_PROJECT',
      postalCode: '05508-010',
      number: null,
    };
    const { payload } = await change(
      'createProject',
      'project { name } projectEdge { cursor node { id } }',
      input,
    );
    expect(payload).toMatchObject({ project: { name: 'Projeto 5' }, errors: [] });
    expect(sent()).toEqual([
      {
        call: 'POST /v1/projects',
        body: { name: 'A', state: 'SP', city: 'X', phase: 'basic_project', cep: '05508-010' },
      },
    ]);
  });

  test('a change with its revision, and null to clear', async () => {
    upstream.on({ [`PATCH /v1/projects/${projectId}`]: { body: { project: projectRow(1) } } });
    await change('updateProject', 'project { revision }', {
      projectId: ids.project,
      description: null,
      revision: 4,
    });
    expect(sent()).toEqual([{ call: `PATCH /v1/projects/${projectId}`, body: { description: null } }]);
    expect(upstream.calls.at(-1)?.headers['if-match']).toBe('"4"');
  });

  test('a unit; its floors are read only when the service did not send them', async () => {
    upstream.on({
      [`POST /v1/projects/${projectId}/units`]: {
        body: { unit: { id: unitId, name: 'Torre A', type: 'tower' } },
      },
    });
    const floorGroups = [
      {
        name: 'Tipo',
        category: 'STANDARD_FLOOR',
        area: 450.5,
        height: 2.8,
        repetition: unitRow.tower.floors.length,
      },
    ];
    const { payload } = await change('createUnit', 'unit { name totalFloors }', {
      projectId: ids.project,
      name: 'Torre A',
      floorGroups,
    });
    expect(payload.unit).toEqual({ name: 'Torre A', totalFloors: unitRow.tower.floors.length });
    expect(sent()[0]?.body).toEqual({
      name: 'Torre A',
      type: 'tower',
      data: {
        floor_groups: [
          {
            name: 'Tipo',
            category: 'standard_floor',
            area: 450.5,
            height: 2.8,
            repetition: unitRow.tower.floors.length,
          },
        ],
      },
    });
  });

  test('a module: floors by raw or global id, empty steel left out, what was read before is read anew', async () => {
    const path = `${paths.option(1)}/modules`;
    upstream.on({ [`POST ${path}`]: { status: 201, body: { module: moduleRow(1, 2, frame(1, 1)) } } });
    const floorIds = [floorId(3), toGlobalId('Floor', projectId, unitId, floorId(4))];
    const input = { optionId: ids.option, floorIds, structure: { beamColumn } };
    const { payload } = await change(
      'createModule',
      'module { name floorRepetition } option { modules { totalCount } }',
      input,
    );
    expect(payload).toEqual({
      module: { name: 'Módulo 2', floorRepetition: 2 },
      option: { modules: { totalCount: 1 } },
      errors: [],
    });
    expect(sent()[0]?.body).toEqual({
      type: 'beam_column',
      data: {
        floor_ids: [floorId(3), floorId(4)],
        concrete_columns: { volumes: [{ customFck: 50, volume: 1 }] },
        concrete_beams: { volumes: [{ fck: 30, volume: 2 }], steel: [{ ca: 50, mass: 10 }] },
        concrete_slabs: { volumes: [{ fck: 30, volume: 3 }], steel: [{ ca: 50, mass: 10 }] },
        form_columns: 1,
        form_beams: 2,
        form_slabs: 3,
        column_number: 4,
        avg_beam_span: 5,
        avg_slab_span: 6,
      },
    });
  });

  test.each([
    ['a.csv', false, 'text/csv'],
    ['A.XLSX', true, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('a sheet of the name %s, where dryRun is %s', async (fileName, dryRun, type) => {
    const call = `POST /v1/projects-upload${dryRun ? '?dry_run=true' : ''}`;
    const faults = [{ column: 'unit_name', message: 'x' }, { message: 'y' }];
    const rows = [{ row: 2, project_id: 'p2', errors: faults, notes: { floor_height: 'z' } }];
    upstream.on({ [call]: { status: 201, body: { import_id: 9, rows } } });
    const given = { fileName, dryRun, contentBase64: Buffer.from('a;b').toString('base64') };
    const fields = 'importId rows { row projectId errors { column message } notes { column message } }';
    const { payload, errors } = await change('importProjects', fields, given);
    expect(errors).toEqual([]);
    expect(payload).toMatchObject({
      importId: '9',
      rows: [
        {
          row: 2,
          projectId: 'p2',
          errors: [
            { column: 'unit_name', message: 'x' },
            { column: '', message: 'y' },
          ],
          notes: [{ column: 'floor_height', message: 'z' }],
        },
      ],
    });
    expect(sent()).toEqual([{ call, body: expect.stringContaining(`name="csv"; filename="${fileName}"`) }]);
    expect(sent()[0]?.body).toContain(`Content-Type: ${type}\r\n\r\na;b\r\n`);
  });

  test('masonry goes into its own envelope, and its faults come back out of it', async () => {
    const path = `${paths.option(1)}/modules/${moduleId(1, 1)}/versions`;
    const faults = [
      'name',
      'description',
      'is_valid',
      'type',
      'missing',
      'masonry.grout.0.volumes.0.fgk',
      'masonry.missing',
      'concrete_slabs.steel.0.mass',
      'other_materials.0.co2.min',
    ];
    const error = Object.fromEntries(faults.map((field) => [field, 'x']));
    upstream.on({ [`POST ${path}`]: { status: 422, body: { error, code: 'VALIDATION_FAILED' } } });
    const structuralMasonry = {
      grout: [{ position: 'VERTICAL', volumes: [{ fgk: 20, volume: 1 }] }],
      mortar: [],
      blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 100 }],
      concreteSlabs: element(1),
    };
    const { payload } = await change('createVersion', 'version { id }', {
      moduleId: ids.module,
      name: 'V',
      structure: { structuralMasonry },
    });
    expect(payload.errors.map((each: { path: string[] }) => each.path.join('.'))).toEqual([
      'name',
      'description',
      'isValid',
      'structure',
      'structure.structuralMasonry',
      'structure.structuralMasonry.grout.0.volumes.0.fgk',
      'structure.structuralMasonry.masonry.missing',
      'structure.structuralMasonry.concreteSlabs.steel.0.mass',
      'structure.structuralMasonry.otherMaterials.0.co2.min',
    ]);
    expect(sent()[0]).toEqual({
      call: `POST ${path}`,
      body: {
        name: 'V',
        type: 'structural_masonry',
        is_valid: false,
        data: {
          masonry: {
            grout: [{ position: 'vertical', volumes: [{ fgk: 20, volume: 1 }] }],
            blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 100 }],
          },
          concrete_slabs: { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: 10 }] },
        },
      },
    });
  });
});

describe('expected refusals are data', () => {
  test('422: each field at its place in the input, with text and key', async () => {
    upstream.on({
      [`POST ${paths.option(1)}/modules`]: {
        status: 422,
        body: {
          error: {
            'concrete_columns.volumes.0.fck': 'Fck deve estar entre 20 e 45',
            'data.avg_beam_span': 'x',
            floor_ids: 'y',
          },
          keys: { 'concrete_columns.volumes.0.fck': 'structure.fck.range' },
          code: 'VALIDATION_FAILED',
        },
      },
    });
    const input = { optionId: ids.option, floorIds: [], structure: { beamColumn } };
    const { payload } = await change('createModule', 'module { id }', input);
    expect(payload).toEqual({
      module: null,
      errors: [
        {
          code: 'VALIDATION_FAILED',
          message: 'Fck deve estar entre 20 e 45',
          key: 'structure.fck.range',
          path: ['structure', 'beamColumn', 'concreteColumns', 'volumes', '0', 'fck'],
        },
        {
          code: 'VALIDATION_FAILED',
          message: 'x',
          key: null,
          path: ['structure', 'beamColumn', 'averageBeamSpan'],
        },
        { code: 'VALIDATION_FAILED', message: 'y', key: null, path: ['floorIds'] },
      ],
    });
  });

  test('422 of a unit and of a project', async () => {
    upstream.on({
      [`PATCH ${paths.unit}`]: {
        status: 422,
        body: { error: { 'data.floor_groups.0.category': 'Categoria inválida' } },
      },
      [`PATCH /v1/projects/${projectId}`]: { status: 422, body: { error: { cep: 'curto', image_url: 'x' } } },
    });
    const unit = await change('updateUnit', 'unit { id }', { unitId: ids.unit, name: 'Torre' });
    expect(unit.payload.errors[0].path).toEqual(['floorGroups', '0', 'category']);
    const project = await change('updateProject', 'project { id }', { projectId: ids.project, name: 'A' });
    expect(project.payload.errors.map(({ path }: { path: string[] }) => path)).toEqual([
      ['postalCode'],
      ['imageUrl'],
    ]);
  });

  test.each([
    [409, { error: 'changed', code: 'EDIT_CONFLICT' }, 'EDIT_CONFLICT'],
    [409, { error: 'exists' }, 'CONFLICT'],
    [404, { error: 'gone', code: 'NOT_FOUND' }, 'NOT_FOUND'],
    [403, { error: 'no permission', code: 'FORBIDDEN' }, 'FORBIDDEN'],
  ])('%i %j', async (status, body, code) => {
    upstream.on({ [`DELETE ${paths.unit}`]: { status, body } });
    const { payload, errors } = await change('deleteUnit', 'deletedUnitId', { unitId: ids.unit });
    expect(errors).toEqual([]);
    expect(payload).toEqual({
      deletedUnitId: null,
      errors: [{ code, message: body.error, key: null, path: null }],
    });
  });

  test('an id of another type is refused before anything is called', async () => {
    const { payload } = await change('deleteUnit', 'deletedUnitId', { unitId: ids.project });
    expect(payload.errors).toMatchObject([{ code: 'NOT_FOUND', path: ['unitId'] }]);
    expect(upstream.taken()).toEqual([]);
  });

  test('a call that the live service does not have is answered with an error', async () => {
    // The others have met codes that only the bundled service has.
    const live = await startGateway(upstream.url);
    upstream.on({ [`PATCH ${paths.unit}`]: { status: 501, body: { error: 'not implemented' } } });
    const update = await change('updateUnit', 'unit { id }', { unitId: ids.unit, name: 'Torre' }, live);
    expect(update.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    upstream.on({
      [`POST ${paths.unit}/duplicate`]: {
        status: 404,
        body: { error: 'the requested resource could not be found' },
      },
    });
    const copy = await change('duplicateUnit', 'unit { id }', { unitId: ids.unit }, live);
    expect(copy.errors[0]?.extensions.code).toBe('NOT_SUPPORTED_BY_UPSTREAM');
    await live.close();
  });
});
