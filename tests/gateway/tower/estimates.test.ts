import { describe, expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';

const { gateway, user } = await serveGateway();

const change = async (field: string, input: object, selection: string) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code path message key } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token: user.token });
  expect(errors).toEqual([]);
  return data[field];
};

const record = {
  nome: 'Estudo rápido',
  tipoDeEstrutura: 'BEAM_COLUMN',
  numeroDeTorres: 1,
  pavimentosSemFundacao: 10,
  pavimentosTotalDaTorre: 12,
  pavimentosDoEmbasamento: 1,
  numeroDeSubsolos: 1,
  pavimentosTipo: 8,
  areaConstruidaTotal: 1000,
  volumeDeConcretoFck20: 0,
  volumeDeConcretoFck25: 0,
  volumeDeConcretoFck30: 100,
  volumeDeConcretoFck35: 0,
  volumeDeConcretoFck40: 0,
  volumeDeConcretoFck45: 0,
};

describe('a quick estimate', () => {
  test('is kept, shows what its concrete comes to, is changed and deleted', async () => {
    const totalsFields =
      'quantities { concrete steel co2 { min max } perSquareMeter { co2 { min } } factorSet { id } }';
    const made = await change(
      'createStructure',
      record,
      `structure { id nome tipoDeEstrutura ${totalsFields} } structureEdge { cursor }`,
    );
    expect(made.structure).toMatchObject({
      nome: 'Estudo rápido',
      tipoDeEstrutura: 'BEAM_COLUMN',
      quantities: {
        concrete: 240_000,
        steel: null,
        co2: { min: 22_820, max: 33_940 },
        perSquareMeter: { co2: { min: 22.82 } },
        factorSet: { id: 'sidac-2026-04b' },
      },
    });
    const structureId = made.structure.id;
    const changed = await change(
      'updateStructure',
      { structureId, ...record, nome: 'Outro' },
      'structure { id nome }',
    );
    expect(changed.structure).toEqual({ id: structureId, nome: 'Outro' });
    const { data } = await gateway.ask(
      'query ($id: ID!) { viewer { structures { totalCount edges { node { nome } } } } node(id: $id) { ... on Structure { nome } } }',
      { token: user.token, variables: { id: structureId } },
    );
    expect(data.viewer.structures).toEqual({ totalCount: 1, edges: [{ node: { nome: 'Outro' } }] });
    expect(data.node).toEqual({ nome: 'Outro' });
    const gone = await change('deleteStructure', { structureId }, 'deletedStructureId');
    expect(gone).toEqual({ deletedStructureId: structureId, errors: [] });
    const again = await change('deleteStructure', { structureId }, 'deletedStructureId');
    expect(again.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('is refused at the field of its form', async () => {
    const { errors } = await change(
      'createStructure',
      { ...record, nome: 'ab', pavimentosTipo: 0 },
      'structure { id }',
    );
    expect(errors.map(({ path }: { path: string[] }) => path.join('.')).toSorted()).toEqual([
      'nome',
      'pavimentosTipo',
    ]);
  });
});

describe('an image', () => {
  test('is sent where to go', async () => {
    const input = { fileName: 'fachada.png', contentType: 'image/png' };
    const { url, fields, publicUrl, errors } = await change(
      'createImageUpload',
      input,
      'url fields { name value } publicUrl',
    );
    expect([errors, fields]).toEqual([[], []]);
    expect(url).toMatch(/^\/v1\/uploads\//);
    expect(publicUrl).toMatch(/^\/v1\/images\//);
  });

  test('is nothing but an image', async () => {
    const { errors } = await change(
      'createImageUpload',
      { fileName: 'a.svg', contentType: 'image/svg+xml' },
      'url',
    );
    const text = { key: 'project.image.invalid', message: 'Select a valid image' };
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['contentType'], ...text }]);
  });
});

describe('an import', () => {
  const header =
    'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,floor_height,floor_repetition';
  const base64 = (...lines: string[]) => Buffer.from([header, ...lines].join('\n')).toString('base64');
  const good = 'Importado,SP,Santos,basic_project,Torre A,Tipo,"450,5",standard_floor,2.8,3';
  const selection = 'importId rows { row projectId errors { column message } }';

  const count = async () =>
    (await gateway.ask('{ viewer { projects { totalCount } } }', { token: user.token })).data.viewer.projects
      .totalCount;

  test('is checked, made and undone', async () => {
    const file = { fileName: 'projetos.csv', contentBase64: base64(good) };
    const dry = await change('importProjects', { ...file, dryRun: true }, selection);
    expect(dry).toMatchObject({
      importId: null,
      rows: [{ row: 2, projectId: null, errors: [] }],
      errors: [],
    });
    const made = await change('importProjects', file, selection);
    expect(made.rows[0].projectId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await count()).toBe(1);
    const undone = await change('undoImport', { importId: made.importId }, 'undoneImportId');
    expect(undone).toEqual({ undoneImportId: made.importId, errors: [] });
    expect(await count()).toBe(0);
  });

  test('says what is wrong in which row and column', async () => {
    const contentBase64 = base64(good.replace('SP', 'XX').replace('standard_floor', 'attic'));
    const { rows } = await change(
      'importProjects',
      { fileName: 'a.csv', contentBase64, dryRun: true },
      selection,
    );
    expect(rows[0].errors.map(({ column }: { column: string }) => column).toSorted()).toEqual([
      'floor_category',
      'project_state',
    ]);
  });

  test('takes sheets only', async () => {
    const text = await change('importProjects', { fileName: 'a.txt', contentBase64: base64() }, selection);
    expect(text.errors).toMatchObject([{ path: ['fileName'] }]);
    const noise = await change('importProjects', { fileName: 'a.csv', contentBase64: '%%' }, selection);
    expect(noise.errors).toMatchObject([{ path: ['contentBase64'] }]);
    const broken = Buffer.from('PK\u0003\u0004 no zip').toString('base64');
    const unreadable = await change(
      'importProjects',
      { fileName: 'a.xlsx', contentBase64: broken },
      selection,
    );
    expect(unreadable.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['contentBase64'] }]);
  });
});
