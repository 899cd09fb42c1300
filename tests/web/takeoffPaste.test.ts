// @vitest-environment node
import { expect, test } from 'vitest';
import { readPastedTable } from '../../web/screens/takeoff/sheet/pastedTable.ts';
import type { Sheet, SheetColumn } from '../../web/screens/takeoff/sheet/sheet.ts';

const column = (name: string, given: Partial<SheetColumn> = {}): SheetColumn => ({
  key: name,
  moduleId: null,
  revision: null,
  name,
  technology: 'beam_column',
  floors: [{ id: name, index: 0, area: 400 }],
  cells: {},
  ...given,
});
const sheet: Sheet = {
  rows: ['columns|concrete|40', 'slabs|concrete|25'],
  columns: [column('Garagem'), column('Térreo'), column('Pav. Tipo')],
};
const cursor = 1;
type Tongue = 'pt-BR' | 'en-US' | 'es-ES' | 'ru-RU';
const read = (text: string, language: Tongue = 'pt-BR') => readPastedTable(text, sheet, cursor, language);
/** Amounts by row, those of other columns than the cursor's with the column before. */
const amounts = (text: string, language: Tongue = 'pt-BR') =>
  Object.fromEntries(
    (read(text, language)?.amounts ?? []).map(({ row, column: at, value }) => [
      at === cursor ? row : `${at} ${row}`,
      value,
    ]),
  );

test('a table of elements as TQS writes it, with what it has no place for', () => {
  const text = [
    'Elemento\tConcreto (m³)\tForma (m²)\tAço CA-50 (kg)\tAço CA-60 (kg)\tTaxa',
    'Pilares\t8,1\t120,5\t1.200\t\t148',
    'Vigas fck 35\t10\t100\t900\t45,5\t94',
    'Lajes\t40\t400\t0\t2.000\t50',
    'Escadas\t1,2\t9\t80\t\t66',
    'Total\t59,3\t629,5\t2.180\t2.045,5\t71',
  ].join('\r\n');
  expect(amounts(text)).toEqual({
    'columns|concrete|40': 8.1,
    'dimensions|dimension|formColumns': 120.5,
    'columns|steel|50': 1200,
    'beams|concrete|35': 10,
    'dimensions|dimension|formBeams': 100,
    'beams|steel|50': 900,
    'beams|steel|60': 45.5,
    'slabs|concrete|25': 40,
    'dimensions|dimension|formSlabs': 400,
    'slabs|steel|60': 2000,
  });
  const missed = read(text)?.missed.join('\n') ?? '';
  expect(missed).toContain('Total 59,3 629,5');
  expect(missed).toContain('Escadas · Concreto (m³): 1,2');
  expect(missed).toContain('Taxa');
});

test('headings in another order and language, strengths in a column, masses for volumes', () => {
  const text = [
    'Steel (t)\tfck\tElement\tConcrete (t)',
    '1.2\t40\tColumns\t24',
    '0.5\t30\tColumns\t12',
    '2\t30\tSlabs\t96',
  ].join('\n');
  expect(amounts(text, 'en-US')).toEqual({
    'columns|steel|50': 1700,
    'columns|concrete|40': 10,
    'columns|concrete|30': 5,
    'slabs|steel|50': 2000,
    'slabs|concrete|30': 40,
  });
});

test('floors down and elements across, in two lines of headings; floors nobody knows are left out', () => {
  const text = [
    'Pavimento\tConcreto (m³)\t\tAço (kg)\t\tTotal (m³)',
    '\tPilares\tLajes\tPilares\tLajes\t',
    'Garagem\t9\t60\t900\t5000\t69',
    'TERREO\t8\t50\t800\t4000\t58',
    'Pav. Tipo (12x)\t7\t40\t700\t3000\t47',
    'Ático\t2\t10\t200\t900\t12',
  ].join('\n');
  expect(amounts(text)).toEqual({
    '0 columns|concrete|40': 9,
    '0 slabs|concrete|25': 60,
    '0 columns|steel|50': 900,
    '0 slabs|steel|50': 5000,
    'columns|concrete|40': 8,
    'slabs|concrete|25': 50,
    'columns|steel|50': 800,
    'slabs|steel|50': 4000,
    '2 columns|concrete|40': 7,
    '2 slabs|concrete|25': 40,
    '2 columns|steel|50': 700,
    '2 slabs|steel|50': 3000,
  });
  expect(read(text)?.missed.filter((line) => line.startsWith('Ático'))).toHaveLength(4);
});

test('floor groups across, the material and its unit in the row', () => {
  const text = [
    'Item\tUnid.\tGaragem\tPav. Tipo\tÁtico',
    'Pilares',
    'Concreto C40\tm³\t9\t7\t2',
    'Aço CA-50\tt\t1,2\t0,9\t0,1',
    'Lajes',
    'Concreto C30\tkg\t24.000\t48.000\t1',
  ].join('\n');
  expect(amounts(text)).toEqual({
    '0 columns|concrete|40': 9,
    '2 columns|concrete|40': 7,
    '0 columns|steel|50': 1200,
    '2 columns|steel|50': 900,
    '0 slabs|concrete|30': 10,
    '2 slabs|concrete|30': 20,
  });
});

test('a table of blocks, wherever the cursor stands, builds an empty floor group in masonry', () => {
  const text = [
    'fbk\tBloco\tQtde',
    '6\tinteiro (14x19x39)\t1.500',
    '6,0\tMeio bloco 14 x 19 x 19\t320',
    '10\t14x19x29\t12',
    '6\tcerâmico 9x19x19\t7',
  ].join('\n');
  expect(amounts(text)).toEqual({
    'blocks|blocks|6|inteiro (14x19x39)': 1500,
    'blocks|blocks|6|meio (14x19x19)': 320,
    'blocks|blocks|10|inteiro (14x19x29)': 12,
  });
  expect(read(text)?.technologies).toEqual(new Map([[cursor, 'structural_masonry']]));
  expect(read(text)?.missed).toHaveLength(1);
});

test('grout by where it is, and mortar, by volume or mass', () => {
  const text = [
    'Material\tResistência\tVolume (m³)',
    'Graute vertical\t20\t5',
    'Graute das canaletas\tfgk 15\t2,5',
    'Argamassa\t8\t4',
  ].join('\n');
  expect(amounts(text)).toEqual({
    'vertical_grout|grout|20': 5,
    'horizontal_grout|grout|15': 2.5,
    'mortar|mortar|8': 4,
  });
});

test('a summary as Eberick writes it: rates, sums and stairs stay out, a floor is named once', () => {
  const text = [
    'Pavimento\tElemento\tPeso do aço +10% (kg)\tVolume de concreto (m³)\tÁrea de forma (m²)\tConsumo de aço (kgf/m³)',
    'Garagem\tVigas\t3100.5\t30.2\t300.1\t102.7',
    '\tPilares\t2800.0\t20.1\t240.0\t139.3',
    '\tEscadas\t120.0\t2.1\t20.0\t57.1',
    '\tTotal\t6020.5\t52.4\t560.1\t114.9',
  ].join('\n');
  expect(amounts(text)).toEqual({
    '0 beams|steel|50': 3100.5,
    '0 beams|concrete|30': 30.2,
    '0 dimensions|dimension|formBeams': 300.1,
    '0 columns|steel|50': 2800,
    '0 columns|concrete|40': 20.1,
    '0 dimensions|dimension|formColumns': 240,
  });
  expect(read(text)?.missed).toEqual([
    'Consumo de aço (kgf/m³)',
    'Total 6020.5 52.4 560.1 114.9',
    'Escadas · Garagem · Peso do aço +10% (kg): 120.0',
    'Escadas · Garagem · Volume de concreto (m³): 2.1',
    'Escadas · Garagem · Área de forma (m²): 20.0',
  ]);
});

test('classes down under a label written once, elements across', () => {
  const text = [
    '\t\tVigas\tPilares\tTotal',
    'Peso total + 10% (kg)\tCA50\t1282.3\t1400.2\t2682.5',
    '\tCA60\t139.7\t81.8\t221.5',
    '\tTotal\t1422.0\t1482.0\t2904.0',
    'Volume concreto (m³)\tC-35\t15.8\t0\t15.8',
    '\tC-40\t0\t12.35\t12.35',
    'Consumo de aço (kg/m³)\t\t90.0\t120.0\t103.2',
  ].join('\n');
  expect(amounts(text)).toEqual({
    'beams|steel|50': 1282.3,
    'columns|steel|50': 1400.2,
    'beams|steel|60': 139.7,
    'columns|steel|60': 81.8,
    'beams|concrete|35': 15.8,
    'columns|concrete|40': 12.35,
  });
});

test('a schedule as Revit writes it: a title, units in the cells, numbers of parts, a grand total', () => {
  const text = [
    '<Structural Material Takeoff>',
    'Family and Type\tLevel\tMaterial: Name\tMaterial: Volume\tCount',
    'Concrete-Rectangular Beam: 300 x 600\tGaragem\tConcrete, C35\t15.80 m³\t24',
    'Concrete-Rectangular-Column: 450 x 600\tGaragem\tConcrete, C40\t12.35 m³\t12',
    'Floor: Slab 120mm\tGaragem\tConcrete, C30\t1,048.60 m³\t1',
    'Grand total: 37\t\t\t1,076.75 m³\t37',
  ].join('\n');
  expect(amounts(text, 'pt-BR')).toEqual({
    '0 beams|concrete|35': 15.8,
    '0 columns|concrete|40': 12.35,
    '0 dimensions|dimension|columnNumber': 12,
    '0 slabs|concrete|30': 1048.6,
  });
});

test('the title names the floor, and the decimals are the table’s own', () => {
  const text = [
    'Resumo de materiais do pavimento Garagem',
    'Element\tConcrete (m³)\tSteel (kg)\tFormwork (cm²)',
    'Columns\t8.5\t1,482\t1,482,000',
  ].join('\n');
  expect(read(text)?.amounts).toEqual([
    { row: 'columns|concrete|40', column: 0, value: 8.5, isAssumed: true },
    { row: 'columns|steel|50', column: 0, value: 1482, isAssumed: true },
    { row: 'dimensions|dimension|formColumns', column: 0, value: 148.2, isAssumed: false },
  ]);
});

test('in Spanish and Russian, with the classes of each', () => {
  const spanish = ['Elemento\tHormigón (m³)\tAcero B500 (t)', 'Losas HA-35\t48,6\t3,402'].join('\n');
  expect(amounts(spanish, 'es-ES')).toEqual({ 'slabs|concrete|35': 48.6, 'slabs|steel|50': 3402 });
  const russian = [
    'Элемент\tКласс бетона\tОбъём бетона, м³\tАрматура А500С, т',
    'Колонны\tB45\t12,35\t1,482',
  ].join('\n');
  expect(amounts(russian, 'ru-RU')).toEqual({ 'columns|concrete|35': 12.35, 'columns|steel|50': 1482 });
});

test('a bill of masonry: steel of the grout is steel, whatever its line is counted in', () => {
  const text = [
    'Item\tQtde\tUn',
    'Canaleta 14x19x39 fbk 8\t320\tun',
    'Graute vertical fgk 20 MPa\t3,2\tm³',
    'Aço CA-50 do graute vertical\t410\tkg',
    'Laje maciça C35\t38,5\tm³',
    'Tubulação\t12\tm',
  ].join('\n');
  expect(amounts(text)).toEqual({
    'blocks|blocks|8|canaleta inteira (14x19x39)': 320,
    'vertical_grout|grout|20': 3.2,
    'vertical_grout|steel|50': 410,
    'slabs|concrete|35': 38.5,
  });
  expect(read(text)?.missed).toEqual(['Tubulação · Qtde: 12']);
});

test('a column of fck means concrete, one of fbk blocks, with no word of either', () => {
  const strengths = ['Elemento\tfck\tGaragem\tPav. Tipo', 'Pilares\t40\t9\t7', 'Lajes\t30\t60\t40'].join(
    '\n',
  );
  expect(amounts(strengths)).toEqual({
    '0 columns|concrete|40': 9,
    '2 columns|concrete|40': 7,
    '0 slabs|concrete|30': 60,
    '2 slabs|concrete|30': 40,
  });
  expect(amounts('Medidas\tfbk\tQtde\n14x19x39\t8\t1.250')).toEqual({
    'blocks|blocks|8|inteiro (14x19x39)': 1250,
  });
});

test('what heading and label say of a unit has to agree', () => {
  const text = ['Item\tPeso (kg)', 'Volume de concreto dos pilares (m³)\t12,35', 'Aço dos pilares\t80'].join(
    '\n',
  );
  expect(amounts(text)).toEqual({ 'columns|steel|50': 80 });
  expect(read(text)?.missed).toEqual(['Volume de concreto dos pilares (m³) · Peso (kg): 12,35']);
});

test('a strength beyond the list is taken as far as there are factors', () => {
  const text = ['Elemento\tfck\tVolume (m³)', 'Pilares\t55\t8', 'Pilares\t90\t2'].join('\n');
  expect(amounts(text)).toEqual({ 'columns|concrete|55': 8 });
  expect(read(text)?.missed).toEqual(['Pilares · Volume (m³) · 90: 2']);
});

test('plain cells are no table', () => {
  expect(read('1\t2\n3\t4')).toBeNull();
  expect(read('12,5')).toBeNull();
  expect(read('Escadas\t2')).toBeNull();
});
