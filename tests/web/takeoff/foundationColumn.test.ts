import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import {
  castParts,
  type FoundationType,
  foundationTypes,
  isCastFoundation,
} from '#domain/foundation/foundationType.ts';
import { foundationFormSchemaFor } from '../../../web/editors/foundationEditor/foundationForm.ts';
import { emptyFoundation } from '../../../web/editors/foundationEditor/foundationValues.ts';
import { checkColumn } from '../../../web/screens/takeoff/sheet/columnFaults.ts';
import { copiedSheet } from '../../../web/screens/takeoff/sheet/copiedSheet.ts';
import { foundationCells } from '../../../web/screens/takeoff/sheet/foundationCells.ts';
import { foundationColumn, withFoundation } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { readPastedTable } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import { rowTotal } from '../../../web/screens/takeoff/grid/rowTotal.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { columnTotals, optionTotals } from '../../../web/screens/takeoff/sheet/sheetTotals.ts';
import { column, frame } from '../support/takeoffColumns.ts';

const amount = fc.integer({ min: 1, max: 900_000 }).map((value) => value / 100);
const steel = fc.tuple(amount, amount, fc.boolean()).map(([a, b, isAssumed]) => [
  { ca: 50, mass: a },
  { ca: 60, mass: b, ...(isAssumed && { assumed: true }) },
]);
const fck = fc.constantFrom(20, 25, 30, 40);
const part = fc.record({ volume: amount, fck, steel });
const thickness = fc.integer({ min: 20, max: 300 }).map((value) => value / 100);
const plate = fc.record({ area: amount, thickness, fck, steel });
const cast = fc.record({
  volumes: fc.tuple(amount, amount).map(([a, b]) => [
    { fck: 25, volume: a },
    { fck: 30, volume: b },
  ]),
  steel,
  formArea: amount,
});
const walls = { retainingWalls: cast };
const parts = Object.fromEntries(castParts.map((name) => [name, cast]));
const kinds: Record<string, fc.Arbitrary<object>> = {
  raft_foundation: fc.tuple(plate, cast).map(([own, retainingWalls]) => ({ ...own, retainingWalls })),
  piles_foundation: fc
    .record({ piles: part, pileCaps: part, gradeBeams: part, tieBeams: part, ...walls })
    .map((own) => ({ fck: own.piles.fck, ...own })),
  raft_piles_foundation: fc
    .record({ raft: plate, piles: part, ...walls })
    .map((own) => ({ fck: own.raft.fck, ...own })),
};
const drawn = fc
  .constantFrom(...foundationTypes)
  .chain((type) =>
    (kinds[type] ?? fc.record(parts)).map((own) => ({ ...emptyFoundation(), type, [type]: own })),
  );

test('any foundation as a column comes to what its form saves, and is saved as the form saves it', () => {
  fc.assert(
    fc.property(drawn, (values) => {
      const byForm = foundationFormSchemaFor('pt-BR').parse(values);
      const below = foundationColumn(values.type, 'Fundação', foundationCells(values.type, values));
      expect(checkColumn(below, 'pt-BR')).toEqual({ data: byForm, faults: [] });
      const { co2, concrete, steel: mass } = columnTotals(below).total;
      const expected = foundationQuantities(byForm.type, byForm.data);
      expect([co2, concrete, mass]).toEqual([expected.co2, expected.concrete, expected.steel]);
    }),
    { numRuns: 60, seed: 22 },
  );
});

test('what a foundation lacks is shown in its rows, and a part of piles has one class', () => {
  const cells = { 'piles|concrete|25': 100, 'piles|concrete|30': 20, 'piles|steel|50': 3000 };
  const faults = (technology: FoundationType, own: object) =>
    checkColumn(foundationColumn(technology, 'Fundação', { cells: { ...own } }), 'pt-BR').faults;
  expect(faults('piles_foundation', cells)).toEqual([
    { row: 'piles|concrete|30', message: 'foundation.part.one_class' },
  ]);
  const raft = { 'raft|concrete|30': 80, 'raft|steel|50': 900 };
  const rows = (technology: FoundationType, own: object) => [
    ...new Set(faults(technology, own).map(({ row }) => row)),
  ];
  const area = 'dimensions|dimension|raftArea';
  for (const wrong of [{}, { [area]: 0 }, { [area]: 'x' }]) {
    expect(rows('raft_foundation', { ...raft, ...wrong })).toEqual([area]);
    const piled = { 'piles|concrete|30': 9, 'piles|steel|50': 1, ...raft, ...wrong };
    expect(rows('raft_piles_foundation', piled)).toEqual([area]);
  }
  // Too thick: either figure may be wrong.
  expect(rows('raft_foundation', { ...raft, [area]: 1 })).toEqual(['raft|concrete|30']);
  const forms = 'dimensions|dimension|footingsForm';
  expect(rows('footings_foundation', { 'footings|concrete|25': 8, [forms]: -1 })).toEqual([forms]);
  expect(isCastFoundation('footings_foundation')).toBe(true);
  expect(faults('footings_foundation', { 'footings|concrete|25': 8, 'footings|concrete|30': 2 })).toEqual([]);
});

test('a foundation stands beside the totals of the structure, in every mode of the sheet', () => {
  const bare = sheetOf([column({ cells: frame })]);
  const cells = { 'piles|concrete|25': 100, 'piles|steel|50': 3000 };
  const sheet = sheetOf([...bare.columns, foundationColumn('piles_foundation', 'Fundação', { cells })]);
  expect(optionTotals(sheet).total).toEqual(optionTotals(bare).total);
  const row = sheet.rows.indexOf('piles|concrete|25');
  expect([rowTotal(sheet, row, 'floor'), rowTotal(sheet, row, 'group')]).toEqual([100, 100]);
});

test('a pasted table fills it beside the floor group it was pasted into, adding the column it needs', () => {
  const table = [
    'Elemento\tConcreto C25 (m³)\tAço CA-50 (kg)',
    'Pilares\t8\t900',
    'Estacas hélice contínua\t120\t4000',
    'Blocos de coroamento\t60\t5000',
    'Vigas baldrame\t18\t1500',
  ].join('\n');
  const read = readPastedTable(table, sheetOf([column()]), 0, 'pt-BR');
  expect(read).toMatchObject({ foundation: 'piles_foundation', missed: [] });
  expect(read?.amounts.map(({ row, column: at, value }) => [row, at, value])).toEqual([
    ['columns|concrete|25', 0, 8],
    ['columns|steel|50', 0, 900],
    ['piles|concrete|25', 1, 120],
    ['piles|steel|50', 1, 4000],
    ['pile_caps|concrete|25', 1, 60],
    ['pile_caps|steel|50', 1, 5000],
    ['grade_beams|concrete|25', 1, 18],
    ['grade_beams|steel|50', 1, 1500],
  ]);
  const both = sheetOf([column(), foundationColumn('piles_foundation', 'Fundação')]);
  expect(readPastedTable(table, both, 0, 'pt-BR')).toMatchObject({
    foundation: null,
    amounts: read?.amounts,
  });
  const footings = readPastedTable(
    'Elemento\tConcreto C25 (m³)\nSapatas\t30\nCortina\t12',
    sheetOf([column()]),
    0,
    'pt-BR',
  );
  expect(footings?.foundation).toBe('footings_foundation');
});

test('it is copied between options: over the one there is, which stays that one, or as a new one', () => {
  const cells = { 'caissons|concrete|25': 40, 'caissons|steel|50': 900 };
  const assumed = ['caissons|steel|50'];
  const given = { moduleId: 'f1', revision: 3, cells, assumed };
  const source = [
    foundationColumn('caissons_foundation', 'Fundação', given),
    column({ key: 'theirs', name: 'Deles', cells: frame }),
  ];
  const empty = sheetOf([column()]);
  const [group, made] = copiedSheet(empty, source).columns;
  expect(made).toMatchObject({ ...given, technology: 'caissons_foundation', moduleId: null, revision: null });
  expect(group).toMatchObject({ name: 'Deles', cells: frame });
  const own = withFoundation(empty, 'piles_foundation', 'Fundação');
  const kept = { ...own.columns[1]!, moduleId: 'f9', revision: 2 };
  // A foundation that is saved makes the groups above it no modules.
  const [above, taken] = copiedSheet({ ...own, columns: [own.columns[0]!, kept] }, source).columns;
  expect(taken).toMatchObject({ ...given, technology: 'caissons_foundation', moduleId: 'f9', revision: 2 });
  expect(above?.name).toBe('Deles');
});
