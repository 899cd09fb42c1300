import { expect, test } from 'vitest';
import { readPastedTable } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import { type PasteUse, unitFactor } from '../../../web/screens/takeoff/sheet/paste/pasteWords.ts';
import type { Sheet } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { amounts, column, cursor, read, sheet } from '../support/pastedTables.ts';

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

test('a unit beside the number holds where its heading and its label name others', () => {
  const table = (cell: string) => ['Elemento\tAço (kg)', `Lajes (t)\t${cell}`].join('\n');
  expect(amounts(table('1200 kg'))).toEqual({ 'slabs|steel|50': 1200 });
  expect(amounts(table('1,2 t'))).toEqual({ 'slabs|steel|50': 1200 });
  expect(amounts(table('1200'))).toEqual({});
});

test('floor groups with numbers for names are told by the column of floors', () => {
  const text = [
    'Pavimento\tElemento\tConcreto (m³)\tAço (kg)',
    '1\tPilares\t9\t900',
    '2\tPilares\t7\t700',
    '3\tPilares\t2\t200',
  ].join('\n');
  const numbered: Sheet = { ...sheet, columns: ['1', '2'].map((name) => column(name)) };
  const found = readPastedTable(text, numbered, 0, 'pt-BR');
  expect(found?.amounts.map(({ column: at, row, value }) => [at, row, value])).toEqual([
    [0, 'columns|concrete|40', 9],
    [0, 'columns|steel|50', 900],
    [1, 'columns|concrete|40', 7],
    [1, 'columns|steel|50', 700],
  ]);
  expect(found?.missed).toHaveLength(2);
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
  const filled = sheet.columns.map((each) => ({ ...each, cells: { 'slabs|concrete|25': 1 } }));
  expect(readPastedTable(text, { ...sheet, columns: filled }, cursor, 'pt-BR')?.technologies.size).toBe(0);
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

test('in Spanish and Russian, with the classes of each', () => {
  const spanish = ['Elemento\tHormigón (m³)\tAcero B500 (t)', 'Losas HA-35\t48,6\t3,402'].join('\n');
  expect(amounts(spanish, 'es-ES')).toEqual({ 'slabs|concrete|35': 48.6, 'slabs|steel|50': 3402 });
  const russian = [
    'Элемент\tКласс бетона\tОбъём бетона, м³\tАрматура А500С, т',
    'Колонны\tB45\t12,35\t1,482',
  ].join('\n');
  expect(amounts(russian, 'ru-RU')).toEqual({ 'columns|concrete|35': 12.35, 'columns|steel|50': 1482 });
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

test.each<[PasteUse, Record<string, number>]>([
  ['formwork', { 'm²': 1, m2: 1, 'cm²': 1e-4, cm2: 1e-4, 'см²': 1e-4, 'м²': 1 }],
  ['area', { 'm²': 1, m2: 1, 'cm²': 1e-4, cm2: 1e-4, 'см²': 1e-4, 'м²': 1 }],
  ['thickness', { mm: 0.1, мм: 0.1, cm: 1, см: 1, m: 100, м: 100, 'm²': 1, 'm³': 1 }],
  ['span', { mm: 0.001, мм: 0.001, cm: 0.01, см: 0.01, m: 1, м: 1, 'cm²': 1 }],
  ['count', { cm: 1, 'cm²': 1 }],
])('a number of %s is multiplied by what its unit is in the unit of the sheet', (use, factors) => {
  const units = Object.keys(factors);
  expect(Object.fromEntries(units.map((unit) => [unit, unitFactor(use, `A (${unit})`)]))).toEqual(factors);
});
