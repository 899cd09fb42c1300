import type { OtherMaterial } from '#domain/structures/otherMaterials.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { SheetCells } from '../../../web/parts/projectSheet/projectSheet.ts';
import { structureCells } from '../../../web/parts/projectSheet/structureCells.ts';
import { frame, masonry, wall } from '../../domain/samples.ts';
import { formWith } from '../../support/pictures.ts';
import { serveApi } from '../../support/served.ts';
import { floor, header, optionsOf, send, type SheetBytes } from '../../support/sheets.ts';
import { expectStatus, newUser, openOffice, TestProject, type TestUser } from '../../support/world.ts';

const api = await serveApi();

const wallHeader =
  `${header},module_wall_thickness,module_slab_thickness,` +
  'module_wall_concrete_25,module_slab_concrete_25,module_wall_steel_60';

const projectNames = async (user: TestUser) =>
  (await user.call('GET', '/v1/projects?sort=name')).body.projects.map(({ name }: { name: string }) => name);

const one = async (bytes: SheetBytes) => {
  const user = await newUser(api.url);
  const answer = await expectStatus(201, send(user, bytes));
  return optionsOf(user, answer.body.rows[0].project_id);
};

describe('a sheet', () => {
  test('without the figures only a module’s form asks for saves them as 0 and says so', async () => {
    const user = await newUser(api.url);
    const volumes = 'module_column_concrete_40,module_beam_concrete_30,module_slab_concrete_30';
    const steel = 'module_column_steel_50,module_beam_steel_50,module_slab_steel_50';
    const filled = '8,10,40,900,1000,3200';
    const rows = [`${floor('Casa')},${filled},,`, `${floor('Casa', 'Cobertura')},${filled},120,6.5`];
    const sheet = [
      `${header},${volumes},${steel},module_column_form_area,module_average_slab_span`,
      ...rows,
    ].join('\n');
    const message = expect.stringContaining('0');
    const noted = [
      { row: 2, errors: [], notes: [{ column: 'module_column_form_area', message }] },
      { row: 3, errors: [], notes: [{ column: 'module_beam_form_area', message }] },
    ];
    expect((await send(user, sheet, { query: '?dry_run=true' })).body.rows).toEqual(noted);
    const { rows: made } = (await expectStatus(201, send(user, sheet))).body;
    expect(made).toMatchObject(noted);
    const { options } = await optionsOf(user, made[0].project_id);
    const figures = options[0].modules.map((module: { avg_slab_span: number }) => module.avg_slab_span);
    expect(figures).toEqual([0, 6.5]);
  });

  test('with concrete that has no steel, or prestressed slabs without strand, says so row by row', async () => {
    const user = await newUser(api.url);
    const columns =
      'module_wall_thickness,module_slab_thickness,module_slab_type,module_wall_concrete_40,' +
      'module_slab_concrete_30,module_wall_steel_60,module_slab_steel_50,module_slab_steel_190,' +
      'foundation_piles_concrete_25,foundation_piles_steel_50,' +
      'foundation_pile_caps_concrete_30,foundation_pile_caps_steel_50';
    const rows = [
      `${floor('Casa')},0.1,0.1,pt_flat,30,20,500,300,,,,,`,
      `${floor('Casa', 'Cobertura')},0.1,0.1,pt_flat,30,20,500,,90,,,,`,
      `${floor('Casa', 'Ático')},0.1,0.1,,30,20,,,,40,900,12,`,
    ];
    const answer = await send(user, [`${header},${columns}`, ...rows].join('\n'), { query: '?dry_run=true' });
    const unreinforced = expect.stringContaining('sem nenhum aço');
    expect(answer.body.rows).toEqual([
      {
        row: 2,
        errors: [],
        notes: [{ column: 'module_slab_type', message: expect.stringContaining('sem cordoalha') }],
      },
      { row: 3, errors: [] },
      {
        row: 4,
        errors: [],
        notes: ['module_wall_concrete_40', 'module_slab_concrete_30', 'foundation_pile_caps_concrete_30'].map(
          (column) => ({ column, message: unreinforced }),
        ),
      },
    ]);
  });

  test('in the layout of the public service becomes a project with its tower and concrete walls', async () => {
    const user = await newUser(api.url);
    const rows = [
      `${floor('Residencial Ipê', 'Térreo').replace('standard_floor,2.8,2', 'ground_floor,4,1')},,,,,`,
      `${floor('Residencial Ipê')},0.1,0.12,30,20,500`,
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
        {
          row: 3,
          project_id: id,
          errors: [],
          notes: [{ column: 'module_slab_concrete_25', message: expect.stringContaining('sem nenhum aço') }],
        },
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

  test('shows how a tower is built, once for all its rows', async () => {
    const user = await newUser(api.url);
    const built = `${header},unit_repetition,unit_dwellings`;
    const rows = [`${floor('Ipê')},2,48`, `${floor('Ipê').replace('Tipo', 'Cobertura')},,`];
    const good = await send(user, [built, ...rows].join('\n'));
    const { project, unit } = await optionsOf(user, good.body.rows[0].project_id);
    expect(unit).toMatchObject({ repetition_count: 2, housing_units_count: 48 });
    expect(project.area).toBe(2 * unit.total_area);
    const wrong = [`${floor('Cedro')},2,0`, `${floor('Cedro').replace('Tipo', 'Cobertura')},3,`];
    const { body } = await send(user, [built, ...wrong].join('\n'), { query: '?dry_run=true' });
    const faults = body.rows.map(({ errors }: { errors: { column: string }[] }) => [
      ...new Set(errors.map(({ column }) => column)),
    ]);
    expect(faults).toEqual([['unit_dwellings'], ['unit_repetition']]);
    const differs = 'O valor é diferente do da linha 2, que trata da mesma coisa';
    expect(body.rows[1].errors).toEqual([{ column: 'unit_repetition', message: differs }]);
  });

  test('fills every field of its projects, as people write them, and shows before what it makes', async () => {
    const user = await newUser(api.url);
    const columns =
      'project_cep,project_neighborhood,project_street,project_number,project_building_type,option_name';
    const pattern = `${header},${columns},unit_repetition,unit_dwellings,foundation_piles_concrete_25,foundation_piles_steel_50`;
    const walls =
      'module_wall_thickness,module_slab_thickness,module_wall_concrete_25,module_slab_concrete_25';
    const place = (name: string, state: string, phase: string) =>
      floor(name).replace(',SP,', `,${state},`).replace('basic_project', phase);
    const rows = [
      `${place('Ipê', 'sp', 'PROJETO BÁSICO')},1310100,Bela Vista,Avenida Paulista,1578,Residencial,A,2,48,40,900,0.1,0.1,30,20`,
      `${place('Ipê', '', '').replace('Tipo', 'Cobertura')},,,,,,B,,,,,0.1,0.1,30,20`,
      `${place('Ipê', '', '').replace('Torre A', 'Torre B')},,,,,,,,,,,,,,`,
      `${place('Cedro', 'rio de janeiro', 'Executive project')},05.508-010,Sé,Rua A,7b,mixed use,,,,,,,,,`,
      `${place('Ruim', 'SP', 'basic_project')},123456789,,,,,,,,,,,,,`,
    ];
    const sheet = [`${pattern},${walls}`, ...rows].join('\n');
    const checked = await expectStatus(200, send(user, sheet, { query: '?dry_run=true' }));
    const { preview } = checked.body;
    expect(checked.body.rows.map(({ errors }: { errors: object[] }) => errors.length)).toEqual([
      0, 0, 0, 0, 1,
    ]);
    const { projects, rows: made } = (await expectStatus(201, send(user, sheet))).body;
    const strip = (all: { project_id?: string }[]) => all.map((row) => ({ ...row, project_id: undefined }));
    expect(strip(made)).toEqual(strip(checked.body.rows));
    expect(made.map(({ project_id }: { project_id?: string }) => project_id)).toEqual([
      ...Array<string>(3).fill(projects[0].id),
      projects[1].id,
      undefined,
    ]);
    const read = async (path: string) => (await expectStatus(200, user.call('GET', path))).body;
    const shown = [];
    for (const { id, name } of projects) {
      const units = [];
      for (const unit of (await read(`/v1/projects/${id}`)).project.units) {
        const path = `/v1/projects/${id}/units/${unit.id}`;
        const { total_floors: floors, total_area: area } = (await read(path)).unit;
        const options = (await read(`${path}/options`)).tower_options.map(
          (option: { name: string; modules: object[]; foundation: { type: string } | null }) => ({
            name: option.name,
            modules: option.modules.length,
            ...(option.foundation && { foundation: option.foundation.type }),
          }),
        );
        units.push({ name: unit.name, floors, area, options });
      }
      shown.push({ name, is_faulty: false, units });
    }
    expect(preview).toEqual([...shown, { ...preview[2], name: 'Ruim', is_faulty: true }]);
    expect(shown[0]!.units.map(({ name, options }) => [name, options.length])).toEqual([
      ['Torre A', 2],
      ['Torre B', 0],
    ]);
    const [ipe, cedro] = await Promise.all(
      projects.map(async ({ id }: { id: string }) => (await read(`/v1/projects/${id}`)).project),
    );
    expect(ipe).toMatchObject({
      cep: '01310-100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      street: 'Avenida Paulista',
      number: '1578',
      phase: 'basic_project',
      building_type: 'residential',
      units: [
        { repetition_count: 2, housing_units_count: 48 },
        { repetition_count: 1, housing_units_count: null },
      ],
    });
    expect(cedro).toMatchObject({
      cep: '05508-010',
      state: 'RJ',
      neighborhood: 'Sé',
      street: 'Rua A',
      number: '7b',
      phase: 'executive_project',
      building_type: 'mixed',
    });
    // What was given away meanwhile is no longer undone.
    const heir = await newUser(api.url);
    const given = new TestProject(user, cedro.id);
    await given.share(heir, 'project:view');
    await expectStatus(200, user.call('POST', `${given.path}/transfer-ownership`, { user_id: heir.id }));
    const { import_id } = (await expectStatus(201, send(user, [header, floor('Outro')].join('\n')))).body;
    expect((await user.call('DELETE', `/v1/projects-upload/${import_id}`)).body.projects_deleted).toBe(1);
    expect(await projectNames(user)).toEqual(['Cedro', 'Ipê']);
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

  test.each([
    [['01310-100'], '01310-100'],
    [['1310100', '01310-100', '01.310-100', ''], '01310-100'],
    [['04567000'], '04567-000'],
    [['123'], null],
    [['131010'], null],
    [['013101000'], null],
    [['01310-100', '01310-200'], null],
  ])('reads the postal codes %j as one, or tells of them', async (codes, read) => {
    const user = await newUser(api.url);
    const rows = codes.map((code, at) => `${floor('Ipê').replace('Tipo', `Tipo ${at}`)},${code}`);
    const { body } = await send(user, [`${header},project_cep`, ...rows].join('\n'));
    const told = body.rows.flatMap(({ errors }: { errors: { column: string }[] }) => errors);
    const [made] = body.projects;
    const project = made && (await user.call('GET', `/v1/projects/${made.id}`)).body.project;
    const columns = new Set(told.map(({ column }: { column: string }) => column));
    expect([project?.cep ?? null, [...columns]]).toEqual([read, read === null ? ['project_cep'] : []]);
  });

  test('is accepted project by project, and each fault is shown by row and column', async () => {
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

  test('may name a project as one of the office, whoever holds that one', async () => {
    const user = await newUser(api.url);
    const held = await user.project({ name: 'Ipê' });
    await (await openOffice(user)).take(held);
    const { body } = await expectStatus(201, send(user, [header, floor('Ipê')].join('\n')));
    expect(body.rows).toEqual([{ row: 2, project_id: expect.any(String), errors: [] }]);
  });

  test('leaves out a project whose name somebody took after the check, and makes the others', async () => {
    const user = await newUser(api.url);
    // Stands for another request of the same user, between the check of the sheet and its first project.
    await sql`create or replace function take_name() returns trigger language plpgsql as $$ begin
      insert into projects (id, user_id, name, state, city, phase)
        select gen_random_uuid(), new.user_id, 'TOMADO', 'SP', 'Santos', 'basic_project';
      return new; end $$`.execute(api.db);
    await sql`create or replace trigger take_name after insert on imports
      for each row when (new.file_name = 'corrida.csv') execute function take_name()`.execute(api.db);
    const sheet = [header, floor('Livre'), floor('Tomado')].join('\n');
    const { body } = await expectStatus(201, send(user, sheet, { name: 'corrida.csv' }));
    expect(body).toMatchObject({ projects_made: 1, projects: [{ name: 'Livre' }] });
    expect(body.rows).toMatchObject([
      { row: 2, project_id: body.projects[0].id, errors: [] },
      { row: 3, errors: [{ column: 'project_name', message: 'Você já tem um projeto com este nome' }] },
    ]);
    const alone = [header, floor('Tomado')].join('\n');
    const other = await newUser(api.url);
    const none = await send(other, alone, { name: 'corrida.csv' });
    expect(none.body).not.toHaveProperty('import_id');
    expect((await other.call('GET', '/v1/users/me/export')).body.imports).toEqual([]);
    expect(none).toMatchObject({ status: 200, body: { projects_made: 0 } });
  });

  test('is undone whole, by its user alone, and once more without harm', async () => {
    const user = await newUser(api.url);
    const kept = await user.project({ name: 'Antigo' });
    const answer = await send(user, [header, floor('Um'), floor('Dois'), floor('Três')].join('\n'));
    const path = `/v1/projects-upload/${answer.body.import_id}`;
    // What went into an office is the office’s, though the importer holds it there.
    await (await openOffice(user)).take(new TestProject(user, answer.body.projects[2].id));
    const stranger = await newUser(api.url);
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect(await user.call('DELETE', path)).toMatchObject({ status: 200, body: { projects_deleted: 2 } });
    expect(await projectNames(user)).toEqual(['Antigo', 'Três']);
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
    expect(project).toMatchObject({ name: 'Edifício "Sol; Mar" Fase 2', street: 'Rua A, 10' });
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

  test('may be the Unicode text of a spreadsheet: UTF-16 with tabs', async () => {
    const text = [header, floor('Edifício Ação')].join('\r\n').replaceAll(',', '\t');
    const { project, unit } = await one(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')));
    expect(project).toMatchObject({ name: 'Edifício Ação', city: 'São Paulo' });
    expect(unit.floor_groups).toMatchObject([{ area: 450.5, height: 2.8 }]);
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

  test('say how a tower is built, and bear the fault of it in the row that says so', async () => {
    const user = await newUser(api.url);
    const rows = [`${floor('Casa')},,`, `${floor('Casa', 'Cobertura')},1001,10001`];
    const sheet = [`${header},unit_repetition,unit_dwellings`, ...rows].join('\n');
    const { body } = await send(user, sheet, { query: '?dry_run=true' });
    expect(body.rows).toEqual([
      { row: 2, errors: [] },
      {
        row: 3,
        errors: [
          { column: 'unit_repetition', message: expect.stringContaining('1.000') },
          { column: 'unit_dwellings', message: expect.stringContaining('10.000') },
        ],
      },
    ]);
  });

  test('of floors that are too many together bear the fault in the first of their rows', async () => {
    const user = await newUser(api.url);
    const rows = ['Tipo', 'Cobertura'].map((name) => floor('Casa', name).replace(/2$/, '251'));
    const { body } = await send(user, [header, ...rows].join('\n'), { query: '?dry_run=true' });
    expect(body.rows).toEqual([
      { row: 2, errors: [{ column: 'floor_repetition', message: expect.stringContaining('500') }] },
      { row: 3, errors: [] },
    ]);
  });

  const block = { module_block_1_type: 'inteiro (14x19x39)', module_block_1_fbk: 6 };
  const blocks = { ...block, module_block_1_quantity: 5000 };
  const slab = { module_slab_concrete_25: 45, module_slab_steel_60: 1800 };
  const walls = { module_wall_concrete_25: 30, module_wall_steel_60: 900, module_wall_thickness: 0.1 };

  test.each([
    ['masonry with its beams', { ...blocks, ...slab, module_beam_concrete_25: 5 }, 'structural_masonry'],
    ['walls', { ...walls, ...slab, module_slab_thickness: 0.1 }, 'concrete_wall'],
    ['columns alone', { ...slab, module_column_concrete_25: 5, module_beam_concrete_25: 5 }, 'beam_column'],
  ])('without a technology are taken as what they describe: %s', async (_, cells, type) => {
    const sheet = [
      [header, ...Object.keys(cells)],
      [floor('Casa'), ...Object.values(cells)],
    ].join('\n');
    const { options } = await one(sheet);
    expect(options).toMatchObject([{ modules: [{ type }] }]);
  });

  test.each([
    ['slabs without what carries them', slab, 'module_wall_concrete_15'],
    ['a technology there is none of', { module_type: 'adobe', ...walls }, 'module_type'],
    ['grout without blocks', { module_vertical_grout_20: 3, ...slab }, 'module_block_1_type'],
    ['a name too long for a simulation', { option_name: 'A'.repeat(101), ...blocks, ...slab }, 'option_name'],
  ])('of %s are a fault, and are not left out', async (_, cells, column) => {
    const user = await newUser(api.url);
    const sheet = [
      [header, ...Object.keys(cells)],
      [floor('Casa'), ...Object.values(cells)],
    ].join('\n');
    const { body } = await send(user, sheet);
    const columns = body.rows[0].errors.map((error: { column: string }) => error.column);
    expect([body.projects_made, columns]).toEqual([0, expect.arrayContaining([column])]);
  });

  const thin = { ...walls, ...slab, module_slab_thickness: 0.1 };
  const framed = { ...slab, module_column_concrete_25: 5, module_beam_concrete_25: 5 };
  test.each([
    ['concrete_wall', thin, 'module_column_number'],
    ['concrete_wall', thin, 'module_beam_concrete_30'],
    ['concrete_wall', thin, 'module_column_steel_50'],
    ['concrete_wall', thin, 'module_mortar_8'],
    ['beam_column', framed, 'module_wall_concrete_25'],
    ['beam_column', framed, 'module_wall_thickness'],
    ['beam_column', framed, 'module_vertical_grout_20'],
    ['structural_masonry', { ...blocks, ...slab }, 'module_wall_steel_50'],
    ['structural_masonry', { ...blocks, ...slab }, 'module_column_number'],
  ])('of %s with a column of another technology are a fault in it: %#', async (type, own, foreign) => {
    const user = await newUser(api.url);
    const cells = { module_type: type, ...own, [foreign]: 7 };
    const sheet = [
      [header, ...Object.keys(cells)],
      [floor('Casa'), ...Object.values(cells)],
    ].join('\n');
    const { body } = await send(user, sheet);
    const faults = body.rows[0].errors.filter(({ column }: { column: string }) => column === foreign);
    expect([body.projects_made, faults]).toEqual([0, [{ column: foreign, message: expect.any(String) }]]);
  });

  test('of concrete beyond the classes keep its strength', async () => {
    const cells = { ...walls, ...slab, module_slab_thickness: 0.1, module_slab_concrete_55: 12 };
    const { options } = await one(
      [
        [header, ...Object.keys(cells)],
        [floor('Casa'), ...Object.values(cells)],
      ].join('\n'),
    );
    const keys = options[0].modules[0].elements.flatMap(({ materials }: { materials: { key: string }[] }) =>
      materials.map(({ key }) => key),
    );
    expect(keys).toContain('concrete:55');
  });

  test('of grout carry its steel', async () => {
    const steel = { module_vertical_grout_20: 3, module_vertical_grout_steel_50: 120 };
    const cells = { ...blocks, ...slab, ...steel };
    const { options } = await one(
      [
        [header, ...Object.keys(cells)],
        [floor('Casa'), ...Object.values(cells)],
      ].join('\n'),
    );
    expect(options[0].modules[0].total_steel).toBe(2 * (120 + 1800));
  });

  test('that give an amount twice, measured and usual, are added and marked', async () => {
    const cells = { ...blocks, module_block_1_quantity_assumed: 600, ...slab };
    const { options } = await one(
      [
        [header, ...Object.keys(cells)],
        [floor('Casa'), ...Object.values(cells)],
      ].join('\n'),
    );
    const [made] = options[0].modules[0].elements
      .flatMap(({ materials }: { materials: { key: string }[] }) => materials)
      .filter(({ key }: { key: string }) => key.startsWith('block'));
    expect(made).toMatchObject({ amount: 2 * 5600, flags: ['assumed'] });
  });

  test('that contradict another row, or another technology, are faults', async () => {
    const user = await newUser(api.url);
    const head = `${wallHeader},module_column_number,option_name`;
    const rows = [
      `${floor('Casa')},0.1,0.12,30,20,500,,A`,
      `${floor('Casa').replace('São Paulo', 'Santos').replace('450.5', '451')},0.1,0.12,30,20,500,7,B`,
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

  test('name floors and simulations in any case, as they do towers', async () => {
    const rows = [
      `${floor('Casa')},0.1,0.12,30,20,500,Paredes`,
      `${floor('Casa', 'Cobertura')},0.1,0.12,30,20,500,paredes`,
      `${floor('Casa', 'TIPO')},0.1,0.12,30,20,500,Outra`,
      `${floor('Casa', 'cobertura')},0.1,0.12,30,20,500,OUTRA`,
    ];
    const { unit, options } = await one([`${wallHeader},option_name`, ...rows].join('\n'));
    const named = (list: { name: string }[]) => list.map(({ name }) => name);
    expect([unit.total_floors, named(unit.floor_groups)]).toEqual([4, ['Tipo', 'Cobertura']]);
    expect(named(options)).toEqual(['Paredes', 'Outra']);
    for (const { modules } of options) expect(named(modules)).toEqual(['Tipo', 'Cobertura']);
  });

  test('of a floor may give its category by code in one row and by name in another', async () => {
    const user = await newUser(api.url);
    const category = (written: string) => floor('Casa').replace('standard_floor', written);
    const rows = ['standard_floor', 'Pavimento tipo', 'typical floor', 'ground_floor'].map(
      (written, at) => `${category(written)},0.1,0.12,30,20,500,Opção ${at}`,
    );
    const { body } = await send(user, [`${wallHeader},option_name`, ...rows].join('\n'));
    const differs = 'O valor é diferente do da linha 2, que trata da mesma coisa';
    expect(body.rows.map(({ errors }: { errors: object[] }) => errors)).toEqual([
      [],
      [],
      [],
      [{ column: 'floor_category', message: differs }],
    ]);
  });

  test.each([
    ['concrete_wall', wall(), {}],
    ['beam_column', frame(), {}],
    [
      'structural_masonry',
      masonry(),
      { module_vertical_grout_20: 3, module_horizontal_grout_25: 4, module_mortar_4_5: 2 },
    ],
  ] as const)('of %s lead back from the rule to the cell, each of them', async (technology, data, more) => {
    const user = await newUser(api.url);
    const names = ['Bloco', 'Reboco'];
    const otherMaterials = names.map((name): OtherMaterial => {
      const range = { min: 12, max: 18 };
      return { name, purpose: 'render', amount: 3, unit: 'm2', source: 'EPD 7', co2: range, energy: range };
    });
    const cells: SheetCells = { ...structureCells(technology, { ...data, otherMaterials }), ...more };
    const columns = Object.keys(cells);
    // A row of its own for each column, alone at fault there: less than none, no code of the list, or left out.
    const wrong = (column: string, value: string | number) =>
      typeof value === 'number' ? -1 : /_(name|source)$/.test(column) ? '' : 'x?';
    const rows = columns.map((column, index) => {
      const broken = { ...cells, [column]: wrong(column, cells[column] ?? '') };
      return [floor(`Casa ${index}`), ...Object.values(broken)].join();
    });
    const sheet = [[header, ...columns].join(), ...rows].join('\n');
    const answer = await expectStatus(200, send(user, sheet, { query: '?dry_run=true' }));
    const told = (answer.body.rows as { errors: { column: string }[] }[]).map(({ errors }) => [
      ...new Set(errors.map(({ column }) => column)),
    ]);
    expect(told).toEqual(columns.map((column) => [column]));
  });
});
