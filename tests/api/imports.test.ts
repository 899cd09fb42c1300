import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { structureCells } from '../../web/parts/projectSheet/structureCells.ts';
import { packParts, unpackParts } from '../../api/imports/sheet/repackZip.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { formWith } from '../support/pictures.ts';
import { call } from '../support/restCall.ts';
import { expectStatus, newUser, type TestUser } from '../support/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const header =
  'project_name,project_state,project_city,project_phase,unit_name,' +
  'floor_name,floor_area,floor_category,floor_height,floor_repetition';
const wallHeader =
  `${header},module_wall_thickness,module_slab_thickness,` +
  'module_wall_concrete_25,module_slab_concrete_25,module_wall_steel_60';
const floor = (project: string, name = 'Tipo') =>
  `${project},SP,São Paulo,basic_project,Torre A,${name},450.5,standard_floor,2.8,2`;

type SheetBytes = Uint8Array<ArrayBuffer> | string;
const send = (user: TestUser, bytes: SheetBytes, { query = '', name = 'sheet.csv', field = 'csv' } = {}) =>
  user.call('POST', `/v1/projects-upload${query}`, formWith(bytes, { name, field }), {
    headers: { 'accept-language': 'pt-BR' },
  });

const projectNames = async (user: TestUser) =>
  (await user.call('GET', '/v1/projects?sort=name')).body.projects.map(({ name }: { name: string }) => name);

async function optionsOf(user: TestUser, projectId: string) {
  const { project } = (await user.call('GET', `/v1/projects/${projectId}`)).body;
  const path = `/v1/projects/${projectId}/units/${project.units[0].id}`;
  const unit = (await expectStatus(200, user.call('GET', path))).body.unit;
  const options = (await expectStatus(200, user.call('GET', `${path}/options`))).body.tower_options;
  return { project, unit, options };
}

const one = async (bytes: SheetBytes) => {
  const user = await newUser(api.url);
  const answer = await expectStatus(201, send(user, bytes));
  return optionsOf(user, answer.body.rows[0].project_id);
};

const csv = (language: string) =>
  call(api.url, 'GET', '/v1/projects-upload/template.csv', { headers: { 'accept-language': language } });

const xlsx = async () => {
  const response = await fetch(new URL('/v1/projects-upload/template.xlsx', api.url));
  expect(response.headers.get('content-disposition')).toContain('torre-template.xlsx');
  return new Uint8Array(await response.arrayBuffer());
};

describe('a sheet', () => {
  test('in the layout of the public service becomes a project with its tower and concrete walls', async () => {
    const user = await newUser(api.url);
    const rows = [
      `${floor('Residencial Ipê', 'Térreo').replace('standard_floor,2.8,2', 'ground_floor,4,1')},,,,,`,
      `${floor('Residencial Ipê')},10,12,30,20,500`,
    ];
    const answer = await send(user, [wallHeader, ...rows].join('\n'));
    expect(answer.status).toBe(201);
    const id = answer.body.rows[0].project_id;
    expect(answer.body).toEqual({
      import_id: expect.any(String),
      dry_run: false,
      projects_made: 1,
      projects: [{ id, name: 'Residencial Ipê' }],
      rows: [
        { row: 2, project_id: id, errors: [] },
        { row: 3, project_id: id, errors: [] },
      ],
    });
    const { project, unit, options } = await optionsOf(user, id);
    expect(project).toMatchObject({ name: 'Residencial Ipê', phase: 'basic_project', area: 450.5 * 3 });
    expect(unit.floor_groups).toMatchObject([
      { name: 'Térreo', category: 'ground_floor', height: 4, repetition: 1 },
      { name: 'Tipo', area: 450.5, height: 2.8, repetition: 2 },
    ]);
    expect(options).toMatchObject([
      {
        name: 'Opção 1',
        active: true,
        modules: [
          {
            type: 'concrete_wall',
            name: 'Tipo',
            floor_repetition: 2,
            total_concrete: 240_000,
            total_steel: 1000,
          },
        ],
      },
    ]);
  });

  test('tells how a tower is built, once for all its rows', async () => {
    const user = await newUser(api.url);
    const built = `${header},unit_repetition,unit_dwellings`;
    const rows = [`${floor('Ipê')},2,48`, `${floor('Ipê').replace('Tipo', 'Cobertura')},,`];
    const good = await send(user, [built, ...rows].join('\n'));
    const { project, unit } = await optionsOf(user, good.body.rows[0].project_id);
    expect(unit).toMatchObject({ repetition_count: 2, housing_units_count: 48 });
    expect(project.area).toBe(2 * unit.total_area);
    const wrong = [`${floor('Cedro')},2,0`, `${floor('Cedro').replace('Tipo', 'Cobertura')},3,`];
    const { body } = await send(user, [built, ...wrong].join('\n'), { query: '?dry_run=true' });
    const faults = body.rows.map(({ errors }: { errors: { column: string }[] }) =>
      errors.map(({ column }) => column),
    );
    expect(faults).toEqual([['unit_dwellings'], ['unit_repetition']]);
  });

  test('is only checked on a dry run', async () => {
    const user = await newUser(api.url);
    const answer = await send(user, [header, floor('Só um teste')].join('\n'), { query: '?dry_run=true' });
    expect(answer).toMatchObject({
      status: 200,
      body: { dry_run: true, projects_made: 0, rows: [{ row: 2, errors: [] }] },
    });
    expect(answer.body).not.toHaveProperty('import_id');
    expect(await projectNames(user)).toEqual([]);
  });

  test('is accepted project by project, and each fault is told by row and column', async () => {
    const user = await newUser(api.url);
    const rows = [
      floor('Bom'),
      floor('Ruim'),
      floor('Ruim', 'Cobertura').replace('450.5', '-3').replace('standard_floor', 'roof'),
      floor('Sem estado').replace(',SP,', ',XX,'),
    ];
    const answer = await send(user, [header, ...rows].join('\n'));
    expect(answer.status).toBe(201);
    expect(answer.body.projects_made).toBe(1);
    expect(answer.body.rows).toMatchObject([
      { row: 2, project_id: expect.any(String), errors: [] },
      { row: 3, errors: [] },
      {
        row: 4,
        errors: [
          { column: 'floor_category', message: expect.stringMatching(/^Categoria inválida\. .*Subsolo/) },
          { column: 'floor_area', message: 'Área deve ser um número positivo' },
        ],
      },
      {
        row: 5,
        errors: [
          { column: 'project_state', message: expect.stringMatching(/^Selecione um estado\. .*AC, AL/) },
        ],
      },
    ]);
    expect(answer.body.rows[1]).not.toHaveProperty('project_id');
    expect(await projectNames(user)).toEqual(['Bom']);
    // The same sheet again: what was made now has a taken name.
    const again = await send(user, [header, ...rows].join('\n'));
    expect(again).toMatchObject({ status: 200, body: { projects_made: 0 } });
    expect(again.body.rows[0].errors).toEqual([
      { column: 'project_name', message: 'Você já tem um projeto com este nome' },
    ]);
  });

  test('is undone whole, by its user alone, and once more without harm', async () => {
    const user = await newUser(api.url);
    const kept = await user.project({ name: 'Antigo' });
    const answer = await send(user, [header, floor('Um'), floor('Dois')].join('\n'));
    const path = `/v1/projects-upload/${answer.body.import_id}`;
    const stranger = await newUser(api.url);
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect(await user.call('DELETE', path)).toMatchObject({ status: 200, body: { projects_deleted: 2 } });
    expect(await projectNames(user)).toEqual(['Antigo']);
    expect((await user.call('GET', kept.path)).status).toBe(200);
    const later = await user.project({ name: 'Um' });
    expect(await user.call('DELETE', path)).toMatchObject({ status: 200, body: { projects_deleted: 0 } });
    expect((await user.call('GET', later.path)).status).toBe(200);
  });
});

describe('CSV', () => {
  test('may have semicolons, decimal commas, a BOM, quotes and line breaks within them', async () => {
    const lines = [
      `${header.replaceAll(',', ';')};project_street`,
      '"Edifício ""Sol; Mar""\nFase 2";SP;São Paulo;basic_project;Torre A;Tipo;"1.450,5";standard_floor;2,8;2;"Rua A, 10"',
      '',
    ];
    const { project, unit } = await one(`\ufeff${lines.join('\r\n')}`);
    expect(project).toMatchObject({ name: 'Edifício "Sol; Mar"\nFase 2', street: 'Rua A, 10' });
    expect(unit.floor_groups).toMatchObject([{ area: 1450.5, height: 2.8 }]);
  });

  test('reads three digits after a single separator as the rest of the sheet is written', async () => {
    const points = await one([header, floor('Ponto').replace('450.5', '450.125')].join('\n'));
    expect(points.unit.floor_groups[0].area).toBe(450.125);
    const commas = [
      header,
      floor('Milhar').replace('450.5', '1.450').replace('2.8', '2,8').replaceAll(',', ';'),
    ];
    const thousands = await one(
      commas.map((line) => line.replaceAll(',', ';').replace('2;8', '2,8')).join('\n'),
    );
    expect(thousands.unit.floor_groups[0]).toMatchObject({ area: 1450, height: 2.8 });
  });

  test('may be written by Excel in Windows-1252', async () => {
    const { project } = await one(
      new Uint8Array(Buffer.from([header, floor('Edifício Ação')].join('\r\n'), 'latin1')),
    );
    expect(project).toMatchObject({ name: 'Edifício Ação', city: 'São Paulo' });
  });

  test('keeps text that looks like a formula as the text it is', async () => {
    const { project } = await one([header, floor('=HYPERLINK(1)')].join('\n'));
    expect(project.name).toBe('=HYPERLINK(1)');
  });

  test('counts rows as the sheet does, empty ones and line breaks included', async () => {
    const user = await newUser(api.url);
    const rows = [header, floor('"Um\nDois"'), '', ',,,', floor('Três').replace('450.5', 'abc')];
    const answer = await send(user, rows.join('\n'), { query: '?dry_run=true' });
    expect(answer.body.rows).toMatchObject([
      { row: 2, errors: [] },
      { row: 5, errors: [{ column: 'floor_area', message: 'Informe um número' }] },
    ]);
  });
});

describe('columns', () => {
  test.each([
    ['unknown', `${header},floor_colour`, 'floor_colour', 'Coluna desconhecida'],
    ['missing', header.replace('floor_area,', ''), 'floor_area', 'Falta esta coluna'],
    ['repeated', `${header},floor_area`, 'floor_area', 'Esta coluna aparece mais de uma vez'],
  ])('that are %s are named and nothing is made', async (_, head, column, message) => {
    const user = await newUser(api.url);
    const answer = await send(user, [head, floor('Casa')].join('\n'));
    expect(answer).toMatchObject({
      status: 200,
      body: { rows: [{ row: 1, errors: [{ column, message }] }] },
    });
    expect(await projectNames(user)).toEqual([]);
  });

  test('that contradict another row, or another technology, are faults', async () => {
    const user = await newUser(api.url);
    const head = `${wallHeader},module_column_number,option_name`;
    const rows = [
      `${floor('Casa')},10,12,30,20,500,,A`,
      `${floor('Casa').replace('São Paulo', 'Santos').replace('450.5', '451')},10,12,30,20,500,7,B`,
    ];
    const headers = { 'accept-language': 'en-US' };
    const body = formWith([head, ...rows].join('\n'), { name: 'a.csv', field: 'file' });
    const answer = await user.call('POST', '/v1/projects-upload?dry_run=true', body, { headers });
    expect(answer.body.rows[1].errors).toEqual([
      { column: 'project_city', message: expect.stringContaining('row 2') },
      { column: 'floor_area', message: expect.stringContaining('row 2') },
      { column: 'module_type', message: expect.stringContaining('more than one technology') },
    ]);
  });

  test('of a structure lead back from the rule to the cell', async () => {
    const user = await newUser(api.url);
    const rows = [`${floor('Casa')},10,,-30,20,x`];
    const answer = await send(user, [wallHeader, ...rows].join('\n'), { query: '?dry_run=true' });
    const columns = answer.body.rows[0].errors.map(({ column }: { column: string }) => column);
    expect(columns.toSorted()).toEqual([
      'module_slab_thickness',
      'module_wall_concrete_25',
      'module_wall_steel_60',
    ]);
  });
});

const xlsxOf = async (rows: string[][]) => new Uint8Array(await writeXlsx(rows).toBuffer());

describe.each(['csv', 'xlsx'])('materials outside the factor set (%s)', (type) => {
  test('come in beside any technology and read back as they were, one value being both ends', async () => {
    const user = await newUser(api.url);
    const infill = {
      name: 'Bloco cerâmico',
      purpose: 'infill' as const,
      amount: 300,
      unit: 'm2' as const,
      source: 'EPD 7',
      co2: { min: 12, max: 18.5 },
      energy: { min: 150, max: 220 },
    };
    const wall = { volumes: [{ fck: 25 as const, volume: 40 }], steel: [{ ca: 60 as const, mass: 900 }] };
    const data = {
      concreteWalls: wall,
      concreteSlabs: wall,
      wallThickness: 10,
      slabThickness: 10,
      otherMaterials: [infill],
    };
    const floors = {
      floor_name: 'Tipo',
      floor_area: 450,
      floor_category: 'standard_floor',
      floor_height: 3,
      floor_repetition: 2,
    };
    const place = {
      project_name: 'Casa',
      project_state: 'SP',
      project_city: 'São Paulo',
      project_phase: 'basic_project',
      unit_name: 'Torre',
    };
    const cells: Record<string, string | number> = {
      ...place,
      ...floors,
      ...structureCells('concrete_wall', data as never),
    };
    // People write the labels, and leave the upper end out where there is one value.
    const single = {
      'Outro material 2: nome': 'Reboco',
      'Outro material 2: finalidade': 'Revestimento',
      'Outro material 2: quantidade': 90,
      'Outro material 2: unidade': 'm²',
      'Outro material 2: fonte': 'EPD 8',
      module_other_2_co2_min: 2,
      module_other_2_energy_min: 20,
    };
    const all = { ...cells, ...single };
    const bytes =
      type === 'xlsx'
        ? await xlsxOf([Object.keys(all), Object.values(all).map(String)])
        : [Object.keys(all).map((each) => `"${each}"`), Object.values(all).map((each) => `"${each}"`)].join(
            '\n',
          );
    const answer = await send(user, bytes, { name: `obra.${type}` });
    expect(answer.body.rows.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
    const { options } = await optionsOf(user, answer.body.rows[0].project_id);
    const materials = options[0].modules[0].elements.flatMap(
      ({ materials: list }: { materials: object[] }) => list,
    );
    const found = (key: string) => materials.find((each: { key: string }) => each.key === key);
    expect(found('other:infill:m2:Bloco cerâmico')).toMatchObject({
      amount: 600,
      co2_min: 7200,
      co2_max: 11_100,
    });
    expect(found('other:render:m2:Reboco')).toMatchObject({ amount: 180, co2_min: 360, co2_max: 360 });
  });

  test('of a row without a structure, or without a source, are faults where they stand', async () => {
    const user = await newUser(api.url);
    const rows = [
      [
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
        'module_wall_thickness',
        'module_slab_thickness',
        'module_slab_concrete_25',
        'module_other_1_name',
        'module_other_1_amount',
      ],
      [
        'Casa',
        'SP',
        'São Paulo',
        'basic_project',
        'Torre',
        'Tipo',
        '450',
        'standard_floor',
        '3',
        '2',
        '',
        '',
        '',
        '',
        'Bloco',
        '3',
      ],
      [
        'Obra',
        'SP',
        'São Paulo',
        'basic_project',
        'Torre',
        'Tipo',
        '450',
        'standard_floor',
        '3',
        '2',
        '10',
        '10',
        '10',
        '10',
        'Bloco',
        '3',
      ],
    ];
    const bytes = type === 'xlsx' ? await xlsxOf(rows) : rows.map((row) => row.join(',')).join('\n');
    const answer = await send(user, bytes, { name: `obra.${type}`, query: '?dry_run=true' });
    const columns = answer.body.rows.map(({ errors }: { errors: { column: string }[] }) =>
      errors.map(({ column }) => column).toSorted(),
    );
    expect(columns[0]).toEqual(['module_type']);
    for (const column of [
      'module_other_1_source',
      'module_other_1_unit',
      'module_other_1_purpose',
      'module_other_1_co2_min',
    ])
      expect(columns[1]).toContain(column);
  });
});

describe('the template', () => {
  test('holds no cell a spreadsheet would run', async () => {
    for (const language of ['pt-BR', 'en-US']) {
      const cells = (await csv(language)).body.split(/[\r\n,;]+/);
      expect(cells.filter((cell: string) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    }
  });

  test.each(['pt-BR', 'en-US', 'xlsx'])(
    'imports as it is: one tower, three technologies (%s)',
    async (kind) => {
      const user = await newUser(api.url);
      const bytes = kind === 'xlsx' ? await xlsx() : (await csv(kind)).body;
      const answer = await send(user, bytes, { name: kind === 'xlsx' ? 'modelo.xlsx' : 'modelo.csv' });
      expect(answer.body.rows.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
      const { project, unit, options } = await optionsOf(user, answer.body.rows[0].project_id);
      expect(project.area).toBeCloseTo(2 * (800 + 12 * 450.5));
      expect(unit).toMatchObject({ repetition_count: 2, housing_units_count: 48 });
      expect(unit.total_floors).toBe(13);
      expect(
        options.map(
          (option: { name: string; active: boolean; modules: { type: string; total_steel: number }[] }) => [
            option.name,
            option.active,
            option.modules[0]?.type,
            Math.round(option.modules[0]?.total_steel ?? 0),
          ],
        ),
      ).toEqual([
        ['Paredes de concreto', true, 'concrete_wall', 12 * 3800.5],
        ['Viga e pilar', false, 'beam_column', 12 * 5200.5],
        ['Alvenaria estrutural', false, 'structural_masonry', 12 * 2000.5],
      ]);
    },
  );
});

describe('refused are', () => {
  test('files that are no sheet, whatever their name', async () => {
    const user = await newUser(api.url);
    const garbage = [
      '\x89PNG\r\n\x1a\n',
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]),
      new Uint8Array([0, 1, 2, 3]),
      '%PDF-1.7',
      '"never closed',
    ];
    for (const bytes of garbage) {
      const content = typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'latin1')) : bytes;
      expect((await send(user, content)).status).toBe(400);
    }
    expect(await send(user, '')).toMatchObject({ status: 200, body: { projects_made: 0 } });
    expect((await user.call('POST', '/v1/projects-upload', { csv: 'a' })).status).toBe(415);
    expect((await send(user, header, { field: 'other' })).status).toBe(400);
  });

  test('files over 5 MB and sheets over 5000 rows', async () => {
    const user = await newUser(api.url);
    expect(await send(user, 'x'.repeat(26 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    const rows = Array.from({ length: 5001 }, (_, n) => floor(`P${n}`));
    const answer = await send(user, [header, ...rows].join('\n'), { query: '?dry_run=true' });
    expect(answer.body.rows).toEqual([
      { row: 1, errors: [{ column: '', message: 'A planilha pode ter no máximo 5000 linhas' }] },
    ]);
  });

  test('workbooks that unfold into gigabytes', async () => {
    const user = await newUser(api.url);
    const bomb = await xlsxOf([['x'.repeat(80 * 1024 * 1024)]]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send(user, bomb, { name: 'bomb.xlsx' })).status).toBe(413);
  });

  test('and a workbook whose one cell lies a million rows away does not take the service down', async () => {
    const user = await newUser(api.url);
    const answer = await send(user, farCell(await xlsxOf([['a'], ['b'], ['c']])), { name: 'far.xlsx' });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect((await call(api.url, 'GET', '/v1/healthcheck')).status).toBe(200);
  });
});

/** The same workbook with its last cell moved to the far corner of the sheet. */
function farCell(workbook: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = unpackParts(Buffer.from(workbook)).map(({ name, content }) => {
    const moved = content
      .toString()
      .replace('<row r="3"', '<row r="1048576"')
      .replace('r="A3"', 'r="XFD1048576"');
    return { name, content: name.includes('sheet1') ? Buffer.from(moved) : content };
  });
  return new Uint8Array(packParts(parts));
}
