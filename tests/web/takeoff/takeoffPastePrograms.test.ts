import { expect, test } from 'vitest';
import { read, amounts } from '../support/pastedTables.ts';

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
