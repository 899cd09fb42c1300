// @vitest-environment node
import { expect, test } from 'vitest';
import { readPastedTable } from '../../web/screens/takeoff/sheet/pastedTable.ts';

const rows = ['columns|concrete|40', 'slabs|concrete|25'];
const amounts = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
  Object.fromEntries(
    (readPastedTable(text, rows, language)?.amounts ?? []).map(({ row, value }) => [row, value]),
  );

test('a table of elements as TQS writes it, with what it has no place for', () => {
  const text = [
    'Elemento\tConcreto (m³)\tForma (m²)\tAço CA-50 (kg)\tAço CA-60 (kg)\tTaxa',
    'Pilares\t8,1\t120,5\t1.200\t\t148',
    'Vigas fck 35\t10\t100\t900\t45,5\t94',
    'Lajes\t40\t400\t0\t2.000\t50',
    'Escadas\t1,2\t9\t80\t\t66',
  ].join('\r\n');
  expect(amounts(text)).toEqual({
    'columns|concrete|40': 8.1,
    'figures|figure|formColumns': 120.5,
    'columns|steel|50': 1200,
    'beams|concrete|35': 10,
    'figures|figure|formBeams': 100,
    'beams|steel|50': 900,
    'beams|steel|60': 45.5,
    'slabs|concrete|25': 40,
    'figures|figure|formSlabs': 400,
    'slabs|steel|60': 2000,
  });
  expect(readPastedTable(text, rows, 'pt-BR')?.missed).toEqual(['Taxa', 'Escadas 1,2 9 80 66']);
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

test('plain cells are no table', () => {
  expect(readPastedTable('1\t2\n3\t4', rows, 'pt-BR')).toBeNull();
  expect(readPastedTable('Pilares\t2', rows, 'pt-BR')).toBeNull();
});
