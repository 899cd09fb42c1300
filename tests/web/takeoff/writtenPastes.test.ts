import { expect, test } from 'vitest';
import { readGrid } from '../../../web/editors/moduleEditor/quantityTable/pasteGrid.ts';
import {
  blockTable,
  concreteTable,
  groutTable,
  mortarTable,
  steelTable,
} from '../../../web/editors/moduleEditor/quantityTable/tables.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { cursor, read } from '../support/pastedTables.ts';

/** Texts of several lines, parted by dots. */
const listed = (lines: readonly string[]) => lines.flatMap((line) => line.split(' · '));

const elements = listed([
  'Pilares · columns · Колонны · Vigas · Beam · Балки · Ригель · Lajes · Slabs · Losas',
  'Forjado · Плиты · Перекрытие · Pisos: laje · Paredes · Walls · Muros · Стены · Graute',
  'Graute horizontal · Grout bond beam · Canaleta grauteada · Argamassa · Mortar · Mortero',
  'Кладочный раствор · Blocos · Block · Bloque · Compensador · Radier · Raft · Platea',
  'Плитный фундамент · Bloco de coroamento · Blocos de estaca · Pile cap · Encepado · Ростверк',
  'Estacas · Pile · Pilotes · Сваи · Baldrame · Grade beam · Viga de fundação · Viga de travamento',
  'Cinta de amarração · Tie beam · Viga riostra · Sapatas · Footings · Zapatas · Tubulões',
  'Caisson · Кессон · Contenção · Muro de arrimo · Cortina · Retaining wall · Подпорная стена',
  'Escadas · Total · Subtotal dos pilares · Pilares total · Grand total · Итого · Soma · Viga T',
  'Pilares (t) · Pilares, m³ · Pilares C30 · Vigas fck 35 · Lajes FCK=45MPa · Pilares C95',
]);
const headings = listed([
  'Concreto (m³) · Concreto (kg) · Concreto (t) · Volume · Volume (l) · Hormigón m3 · Бетон, м³',
  'Peso · Massa (kg) · Aço (kg) · Aço (t) · Aço CA-60 · Aço CA60 (kg) · CP-190 (kg) · Acero',
  'Rebar (kg) · Сталь А500 · Арматура (т) · Forma (m²) · Fôrma de concreto · Formwork (cm²)',
  'Encofrado · Опалубка · Área · Area (cm²) · Площадь · Espessura · Espessura (mm) · Thickness (m)',
  'Толщина (мм) · Vão · Vão médio (cm) · Span (mm) · Luz · Пролет · Quantidade · Qtd · Count',
  'Número · Кол-во · Taxa · Taxa de aço (kg/m³) · Consumo (kg/m²) · Cuantía · Total · Aço total (kg)',
  'fck · Observação · C40 · Elemento',
]);
const cells = listed([
  '1.234,5 · 1,234.5 · 1234,5 · 1234.5 · 1.234 · 1,234 · 0,125 · 12 · -3 · 0 · 0,00 · - · –',
  '12,5 m³ · 12.5 m3 · 12,5 t · 900 kg · 900 kgf · 12,5 l · 1 234,5 · 1.234.567 · 12 m² · 12 un',
  '12,5x · n/d · 1e3 · 30 MPa',
]);
const strengths = listed([
  '30 · C30 · fck 30 · fck=30 MPa · B25 · B30 · 300 kgf/cm² · 300 · HA-25 · C25/30 · 100 · 9',
  'x · ',
]);
const floors = listed([
  'Garagem · garagem · Térreo · TERREO · Pav. Tipo · Tipo · Pavimento tipo (x12) · Tipo (12x)',
  'Resumo de materiais do pavimento Tipo · Nível Térreo · Level Garagem · Ático · Pavimento · ',
]);

/** Amounts of a table by row, those of another column before it, and what stood in no place. */
function understood(text: string, language: Parameters<typeof read>[1] = 'pt-BR'): string {
  const table = read(text, language);
  if (table === null) return 'no table';
  const amounts = table.amounts.map(({ row, column, value, isAssumed }) =>
    [column === cursor ? '' : `${column} `, row, ' ', value, isAssumed ? ' (assumed)' : ''].join(''),
  );
  const technologies = [...table.technologies].map(
    ([at, technology]) => `${at} ${isFoundationType(technology) ? 'below' : technology}`,
  );
  return [
    amounts.join(', '),
    ...(technologies.length === 0 ? [] : [`in ${technologies.join(', ')}`]),
    ...(table.foundation === null ? [] : [`adds ${table.foundation}`]),
    ...(table.missed.length === 0 ? [] : [`left out: ${table.missed.join(' / ')}`]),
  ].join('; ');
}

test('what is understood of a pasted table is as written', async () => {
  const table = (...rows: string[][]) => rows.map((row) => row.join('\t')).join('\n');
  const [a, b] = [
    ['Elemento', 'Concreto (m³)', 'Aço (kg)'],
    ['Pilares', '8,5', '900'],
  ];
  const lines = [
    ...elements.flatMap((name) => [
      `${name}, of concrete: ${understood(table(a, [name, '8,5', '900']))}`,
      `${name}, alone: ${understood(table(['Item', 'Quantidade'], [name, '7']))}`,
    ]),
    ...headings.flatMap((name) => [
      `under ${name}: ${understood(table(['Elemento', name], ['Pilares', '12,5'], ['Lajes', '3']))}`,
      `under ${name} beside concrete: ${understood(table([...a, name], [...b, '4']))}`,
      `beside ${name}: ${understood(table(['Item', 'Vigas'], [name, '5']))}`,
    ]),
    ...cells.flatMap((cell) => [
      `${cell}: ${understood(table(a, ['Pilares', cell, '1']))}`,
      `${cell} in English: ${understood(table(a, ['Pilares', cell, '1']), 'en-US')}`,
    ]),
    ...['fck', 'Classe', 'Resistência (MPa)', 'fck (kgf/cm²)'].flatMap((name) =>
      strengths.map(
        (strength) =>
          `${name} ${strength}: ${understood(table([...a, name], [...b, strength], ['Vigas', '2', '30', '']))}`,
      ),
    ),
    ...floors.map(
      (name) =>
        `floor ${name}: ${understood(table(['Pavimento', ...a], [name, ...b], ['', 'Vigas', '2', '30']))}`,
    ),
    ...['\t', ';', '|', '  ', ','].map(
      (tab) =>
        `parted by ${JSON.stringify(tab)}: ${understood([a, b].map((row) => row.join(tab)).join('\r\n'))}`,
    ),
    `a title above: ${understood(`Garagem\n${table(a, b)}`)}`,
    `an element above: ${understood(table(['Material', 'Qtde'], ['Vigas'], ['Concreto m³', '3'], ['Aço kg', '40']))}`,
    `floors above their rows: ${understood(table(a, ['Garagem'], ['Vigas'], ['', '1', '2'], ['Térreo'], ['', '3', '4'], ['Lajes'], ['', '5', '6']))}`,
    `numbers alone: ${understood('1\t2\n3\t4')}`,
    `joined headings: ${understood(table(['', 'Concreto (m³)', ''], ['Pavimento', 'Pilares', 'Vigas'], ['Garagem', '3', '4']))}`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/pastes.txt');
});

test('what is understood of cells pasted into a table of quantities is as written', async () => {
  const kinds = { concreteTable, steelTable, groutTable, mortarTable, blockTable };
  const texts = listed([
    '30\t8,5 · C30\t8,5 m³ · fck 30\t2.400 kg · 30\t1 t · CA-50\t1,25 t · CA 60\t900 kgf · CP190 RB\t80',
    '14x19x39\t6\t900 · meio-bloco 14x19x19\t6\t80 un · 9x9x9\t6\t1 · \n30\t1\n\n35\t2 · 30\tx · 30\t\t5',
    'Volume (m³)\tfck\n8\t30 · Classe\tPeso (t)\nC30\t2,4 · fbk\tQtde\tBloco\n6\t9\t14x19x39 · A\tB\n1\t2',
    'Bloco\tMil\n14x19x39\t2 · Aço\tPeso\nCA-50\t1 · Объём бетона\tКласс\n5\tB25 · fgk\tVolume (l)\n20\t500',
    'fak\tVolume\n8\t0,5 · 7',
  ]);
  const lines = Object.entries(kinds).flatMap(([name, { columns }]) =>
    texts.flatMap((text) =>
      [0, 1].map((start) => {
        const { rows, hasHeading, surplus } = readGrid(text, columns, start, 'pt-BR');
        const shown = rows.map((row) => row.map((cell) => `${cell.name} ${cell.value}`).join(', '));
        const beside = [hasHeading ? 'under a heading' : '', surplus > 0 ? `${surplus} too many` : ''];
        return `${name} from ${start}, ${JSON.stringify(text)}: ${[shown.join(' / '), ...beside.filter(Boolean)].join('; ')}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/cells.txt');
});

const spellings: Record<string, (name: string) => string> = {
  'in capitals': (name) => name.toUpperCase(),
  'without accents': (name) => name.normalize('NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}/gu, ''),
  'with spaces around a stroke': (name) => name.replaceAll('/', ' / '),
  'with spaces inside brackets': (name) => name.replaceAll('(', '( ').replaceAll(')', ' )'),
};

test.each(Object.entries(spellings))('headings and elements mean the same %s', (_, spell) => {
  const names = [...elements, ...headings];
  const others = names.filter((name) => spell(name) !== name);
  expect(others.length).toBeGreaterThan(1);
  const meaning = (name: string, heading: string) =>
    [
      understood(`Elemento\t${heading}\nPilares\t12,5`),
      understood(`Item\tVigas\n${heading}\t5`),
      understood(`Elemento\tConcreto (m³)\n${heading}\t8,5`),
    ].map((each) => each.replaceAll(heading, name));
  for (const name of others) expect([name, meaning(name, spell(name))]).toEqual([name, meaning(name, name)]);
});
