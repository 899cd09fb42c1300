import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '#domain/factors/blockTypes.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { otherPurposes, otherUnits } from '#domain/structures/otherMaterials.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { languages } from '#domain/texts/messages.ts';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { allColumns } from '../../../api/imports/columns.ts';
import { choicesOf, codeOf, labelOf } from '../../../api/imports/people/choices.ts';
import { columnOf, headingOf } from '../../../api/imports/people/headings.ts';
import { packParts, unpackParts } from '../../../api/imports/sheet/repackZip.ts';
import { formWith } from '../../support/pictures.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, type TestUser } from '../../support/world.ts';

const api = await serveApi();

const template = async (type: string, language: string) => {
  const response = await fetch(new URL(`/v1/projects-upload/template.${type}?lng=${language}`, api.url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const send = (user: TestUser, bytes: Uint8Array<ArrayBuffer> | string, query = '') =>
  user.call('POST', `/v1/projects-upload${query}`, formWith(bytes, { name: 'obras', field: 'csv' }), {
    headers: { 'accept-language': 'pt-BR' },
  });

/** The workbook with a project's name typed over the example's. */
function filledWorkbook(bytes: Buffer, name: string): Uint8Array<ArrayBuffer> {
  const parts = unpackParts(bytes).map((part) => ({
    ...part,
    content: Buffer.from(part.content.toString().replaceAll('Residencial Exemplo', name)),
  }));
  return new Uint8Array(packParts(parts));
}

test('templates of before the words were settled are still read', () => {
  expect(columnOf('Edificio')).toBe('unit_name');
  expect(columnOf('Симуляция')).toBe('option_name');
  expect(columnOf('Neighbourhood')).toBe('project_neighborhood');
  expect(codeOf('module_type', 'Muro de concreto')).toBe('concrete_wall');
  for (const [old, language] of [
    ['Graut vertical', 'es-ES'],
    ['Вертикальный граут', 'ru-RU'],
  ] as const) {
    const columns = allColumns.filter((column) =>
      headingOf(column, language).startsWith(old.replace('Graut', 'Grout').replace('граут', 'грут')),
    );
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns)
      expect(columnOf(headingOf(column, language).replace('Grout', 'Graut').replace('грут', 'граут'))).toBe(
        column,
      );
  }
});

describe.each(languages)('in %s', (language) => {
  test('every column has a heading of its own that leads back to it, also without its unit', () => {
    for (const column of allColumns) {
      const heading = headingOf(column, language);
      expect(heading).not.toBe(column);
      for (const written of [heading, heading.toUpperCase(), heading.replace(/ \([^)]*\)$/, '')])
        expect([written, columnOf(written)]).toEqual([written, column]);
    }
  });

  test('labels are those of the screens, and lead back to their codes', () => {
    const file = new URL(`../../../web/locales/${language}.json`, import.meta.url);
    const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const names = {
      project_phase: ['phase', projectPhases],
      project_building_type: ['buildingType', buildingTypes],
      floor_category: ['floorCategory', floorCategories],
    } as const;
    for (const [column, [name, codes]] of Object.entries(names))
      for (const code of codes) expect(labelOf(column, code, language)).toBe(shown[`${name}.${code}`]);
    // Technologies have one table of names, which the screens ask too.
    const written = Object.entries(names).map(([column, [, codes]]) => [column, codes] as const);
    for (const [column, codes] of [...written, ['module_type', technologies] as const])
      for (const code of codes) {
        const label = String(labelOf(column, code, language));
        expect(label).not.toBe(code);
        expect(codeOf(column, label.toUpperCase())).toBe(code);
      }
  });

  test.each(['csv', 'xlsx'])('the template comes down, is filled in and imported (%s)', async (type) => {
    const bytes = await template(type, language);
    const name = `Obra ${type} ${language}`;
    const filled =
      type === 'csv' ? bytes.toString().replaceAll('Residencial Exemplo', name) : filledWorkbook(bytes, name);
    const user = await newUser(api.url);
    const { body } = await send(user, filled);
    expect(body.rows.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
    expect(body).toMatchObject({ projects_made: 1 });
    const { project } = (await user.call('GET', `/v1/projects/${body.rows[0].project_id}`)).body;
    expect(project).toMatchObject({
      name,
      phase: 'preliminary_study',
      building_type: 'residential',
      state: 'SP',
    });
    const path = `/v1/projects/${project.id}/units/${project.units[0].id}/options`;
    const options = (await user.call('GET', path)).body.tower_options;
    const types = options.map(({ modules: [module] }: { modules: { type: string }[] }) => module?.type);
    expect(types).toEqual(['concrete_wall', 'beam_column', 'structural_masonry']);
    const carried = options.map((option: { foundation: { type: string } | null }) => option.foundation?.type);
    expect(carried).toEqual(['raft_foundation', 'piles_foundation', undefined]);
  });
});

// Read what changed before `-u` writes it anew: the headings, choices, instructions and examples, in each language.
test.each(languages)('the template in %s is as written', async (language) => {
  const parts = unpackParts(await template('xlsx', language)).map(
    ({ name, content }) => [name.toString(), content.toString()] as const,
  );
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, inside = '']) => inside);
  const strings = parts
    .filter(([name]) => name.endsWith('sharedStrings.xml'))
    .flatMap(([, text]) => found(text, /<t(?: [^>]*)?>([^<]*)</g));
  const cellsOf = (row: string) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', inside = '']) => {
      const value = inside.replaceAll(/<[^>]*>/g, '');
      const column = /\br="([A-Z]+)/.exec(attributes)?.[1];
      return `${column} ${attributes.includes('t="s"') ? strings[Number(value)] : value}`;
    });
  const texts = parts
    .filter(([name]) => /sheet\d+\.xml$/.test(name))
    .map(([name, text]) => {
      const rowsOf = found(text, /<row[^>]*?(?:\/>|>(.*?)<\/row>)/gs).map((row) => cellsOf(row).join(' | '));
      const lists = text.matchAll(/sqref="([^"]*)"[^>]*><formula1(?: [^>]*)?>([^<]*)</g);
      return [name, ...rowsOf, ...[...lists].map(([, cells, list]) => `${cells} ${list}`)].join('\n');
    });
  const written = `${(await template('csv', language)).toString()}\n${texts.join('\n')}\n`;
  await expect(written).toMatchFileSnapshot(`written/template.${language}.txt`);
});

test('separators are those the language writes', async () => {
  expect((await template('csv', 'pt-BR')).toString()).toContain('Nome do projeto;CEP;Estado (UF)');
  expect((await template('csv', 'es-ES')).toString()).toContain('450,5');
  expect((await template('csv', 'en-US')).toString()).toContain('Project name,ZIP code,State');
});

test('the workbook offers lists where a column takes one of a few, and says how it is filled', async () => {
  const parts = unpackParts(await template('xlsx', 'pt-BR'));
  const part = (name: string) =>
    parts.find((each) => each.name.toString() === name)?.content.toString() ?? '';
  const sheet = part('xl/worksheets/sheet1.xml');
  // Phase, type of building, state, category, technology, system of slabs, foundation and eight types of block; purpose and unit of two other materials.
  expect(sheet.match(/<dataValidation /g)).toHaveLength(19);
  expect(sheet).toMatch(/sqref="H2:H5001"><formula1>'Listas'!\$B\$1:\$B\$5</);
  expect(sheet.indexOf('<dataValidations')).toBeGreaterThan(sheet.indexOf('</sheetData>'));
  const texts = parts.map(({ content }) => content.toString()).join('');
  for (const text of ['Instruções', 'Valores aceitos', 'Liberado para obra', 'Paredes: concreto C25 (m³)'])
    expect(texts).toContain(text);
});

const headings =
  'Pavimento;Torre;Nome do projeto;estado (uf);CIDADE;Fase do projeto;Area do pavimento;' +
  'Categoria do pavimento;Altura piso a piso (m);Repetições';
const rows = (...lines: string[]) => [headings, ...lines].join('\r\n');

test('faults stand under the heading as written, and list what may stand there', async () => {
  const user = await newUser(api.url);
  const sheet = rows(
    'Tipo;Torre A;Boa;São Paulo;Santos;Projeto básico;450,5;Pavimento tipo;2,88;10',
    'Tipo;Torre A;Ruim;SP;Santos;Obra;450,5;Telhado;2,88;10',
  );
  const { body } = await send(user, sheet, '?dry_run=true');
  expect(body.rows[0].errors).toEqual([]);
  expect(body.rows[1].errors).toEqual([
    {
      column: 'Fase do projeto',
      message:
        'Selecione uma fase do projeto. Valores aceitos: Estudo preliminar, Não definida, Projeto básico, Projeto executivo, Liberado para obra',
    },
    {
      column: 'Categoria do pavimento',
      message: 'Categoria inválida. Valores aceitos: Pavimento tipo, Térreo, Subsolo, Cobertura',
    },
  ]);
  expect(body.preview).toEqual([
    { name: 'Boa', is_faulty: false, units: [{ name: 'Torre A', floors: 10, area: 4505, options: [] }] },
    { name: 'Ruim', is_faulty: true, units: [] },
  ]);
});

test('the codes of every column that takes one of a few are read in any case', () => {
  const codes: Record<string, readonly string[]> = {
    project_state: brazilianStates.map(({ code }) => code),
    project_phase: projectPhases,
    project_building_type: buildingTypes,
    floor_category: floorCategories,
    module_type: technologies,
    module_slab_type: slabSystems,
    module_block_n_type: blockTypes,
    module_other_n_purpose: otherPurposes,
    module_other_n_unit: otherUnits,
    foundation_type: foundationTypes,
  };
  const columns = allColumns.filter((column) => choicesOf(column, 'en-US') !== null);
  const kindOf = (column: string) => column.replace(/_\d_/, '_n_');
  expect([...new Set(columns.map(kindOf))].toSorted()).toEqual(Object.keys(codes).toSorted());
  for (const column of columns)
    for (const code of codes[kindOf(column)] ?? [])
      for (const written of [code, code.toUpperCase(), code.toLowerCase()])
        expect([column, written, codeOf(column, written)]).toEqual([column, written, code]);
});

test.each(['lower', 'upper'] as const)('codes are read in %s case', async (letters) => {
  const user = await newUser(api.url);
  const written = (code: string) => (letters === 'upper' ? code.toUpperCase() : code.toLowerCase());
  const columns =
    'project_name,project_state,project_city,project_phase,project_building_type,unit_name,' +
    'floor_name,floor_area,floor_category,floor_height,floor_repetition';
  // `corporate` is an English label as well, read in any case as such; `mixed` is none.
  const codes = ['SP', 'basic_project', 'mixed', 'standard_floor'].map(written);
  const [state, phase, type, category] = codes;
  const row = `Obra,${state},Santos,${phase},${type},Torre,Tipo,450,${category},3,2`;
  const { body } = await expectStatus(201, send(user, `${columns}\n${row}`));
  const path = `/v1/projects/${body.rows[0].project_id}`;
  const { project } = (await user.call('GET', path)).body;
  expect(project).toMatchObject({ state: 'SP', phase: 'basic_project', building_type: 'mixed' });
  const [unit] = project.units;
  expect((await user.call('GET', `${path}/units/${unit.id}`)).body.unit.floor_groups).toMatchObject([
    { category: 'standard_floor' },
  ]);
});

test('each column that is needed and missing is named as people write it', async () => {
  const user = await newUser(api.url);
  const { body } = await send(user, 'Nome do projeto;Torre\r\nBoa;A', '?dry_run=true');
  const columns = body.rows[0].errors.map(({ column }: { column: string }) => column);
  expect(columns).toEqual([
    'Estado (UF)',
    'Cidade',
    'Fase do projeto',
    'Pavimento',
    'Área do pavimento (m²)',
    'Categoria do pavimento',
    'Altura piso a piso (m)',
    'Repetições',
  ]);
});
