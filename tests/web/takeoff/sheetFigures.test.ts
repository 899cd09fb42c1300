import { expect, test } from 'vitest';
import { foundationTypes, type ModuleType } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { gridActions } from '../../../web/screens/takeoff/grid/gridActions.ts';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { rowTotal } from '../../../web/screens/takeoff/grid/rowTotal.ts';
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { isOptional, rowMaterial } from '../../../web/screens/takeoff/sheet/rowFlags.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { applies, inOrder, rowOf } from '../../../web/screens/takeoff/sheet/sheetRows.ts';
import { valueModes } from '../../../web/screens/takeoff/sheet/valueMode.ts';
import { column, floors } from '../support/takeoffColumns.ts';

const material = 'slabs|concrete|30';
const form = 'dimensions|dimension|formSlabs';
const span = 'dimensions|dimension|averageSlabSpan';
const below = 'piles|concrete|25';
const rows = [span, form, material, below];

/** Four floors of 250 m², one of 300 and one of 100, a floor of no area, and their foundation. */
const groups = () => [
  column({ key: 'four', floors: floors(4, 250) }),
  column({ key: 'unlike', floors: [...floors(1, 300, 4), ...floors(1, 100, 5)] }),
  column({ key: 'bare', floors: floors(1, 0, 6) }),
  foundationColumn('piles_foundation', 'Fundação'),
];

test.each([
  { mode: 'floor', shown: [2.5, 2.5, 2.5, 2.5], sums: [null, 17.5, 17.5, 2.5] },
  { mode: 'group', shown: [10, 5, 2.5, 2.5], sums: [null, 17.5, 17.5, 2.5] },
  // Where no area is known there is no figure per m².
  { mode: 'area', shown: [0.01, 0.0125, 0, 2.5], sums: [null, 17.5 / 1400, 17.5 / 1400, 2.5 / 1400] },
] as const)('2.5, 0, text and nothing in each kind of cell, per $mode', ({ mode, shown, sums }) => {
  for (const [given, times] of [
    [2.5, 1],
    [0, 0],
    ['x', 1],
    [undefined, 1],
  ] as const) {
    const sheet = sheetOf(groups(), rows);
    const cells = Object.fromEntries(rows.flatMap((key) => (given === undefined ? [] : [[key, given]])));
    const store = new GridStore({ ...sheet, columns: sheet.columns.map((each) => ({ ...each, cells })) });
    const actions = gridActions(store, mode, 'pt-BR');
    const cell = (key: string, at: number) => {
      const place = { row: store.state.sheet.rows.indexOf(key), column: at };
      return typeof given === 'number' ? actions.numberAt(place) : actions.textAt(place);
    };
    const expected = (key: string, at: number) =>
      typeof given === 'number' ? times * (key === span ? 2.5 : (shown[at] ?? 0)) : (given ?? '');
    for (const key of [span, form, material])
      expect([0, 1, 2].map((at) => cell(key, at))).toEqual([0, 1, 2].map((at) => expected(key, at)));
    expect(cell(below, 3)).toBe(expected(below, 3));
    // A structure has no piles, and piles have no slabs.
    expect([cell(below, 0), cell(material, 3)]).toEqual(typeof given === 'number' ? [NaN, NaN] : ['', '']);
    expect(store.state.sheet.columns[0]?.cells[material]).toBe(given);
  }
  const amounts = sheetOf(
    groups().map((each, at) => ({
      ...each,
      cells: at === 3 ? { [below]: 2.5 } : { [span]: 2.5, [form]: 2.5, [material]: 2.5 },
    })),
  );
  const totals = rows.map((key) => rowTotal(amounts, amounts.rows.indexOf(key), mode));
  const rounded = (value: number | null) => value && Number(value.toPrecision(12));
  expect(totals.map(rounded)).toEqual(sums.map(rounded));
  expect(rowTotal(sheetOf(groups(), [material]), amounts.rows.indexOf(material), mode)).toBeNull();
});

test.each(valueModes)('what is typed per %s is shown again as it was typed', (mode) => {
  const store = new GridStore(sheetOf(groups(), [material, below]));
  const actions = gridActions(store, mode, 'pt-BR');
  const keys = [material, material, material, below];
  for (const [at, key] of keys.entries()) {
    const place = { row: store.state.sheet.rows.indexOf(key), column: at };
    for (const text of ['33,3', '0', 'x', '']) {
      store.select(place);
      store.setEdit({ text, isInCell: false });
      actions.commit();
      // Per m² of no area no figure can be told, but what was typed is kept.
      const isTold = mode !== 'area' || at !== 2 || text !== '33,3';
      expect([mode, at, actions.textAt(place)]).toEqual([mode, at, isTold ? text : '0']);
    }
  }
});

const both = (element: string, matter: string) => [`${element}|${matter}`, `${element}|steel|50`];
const dimensions = (...names: string[]) => names.map((name) => `dimensions|dimension|${name}`);

const usual: Record<ModuleType, string[]> = {
  beam_column: [
    ...['columns', 'beams', 'slabs'].flatMap((element) => both(element, 'concrete|30')),
    ...dimensions('formColumns', 'formBeams', 'formSlabs', 'columnNumber'),
    ...dimensions('averageBeamSpan', 'averageSlabSpan', 'formUses'),
  ],
  concrete_wall: [
    ...['walls', 'slabs'].flatMap((element) => both(element, 'concrete|30')),
    ...dimensions('wallThickness', 'slabThickness', 'wallArea', 'slabArea', 'wallFormArea', 'slabFormArea'),
  ],
  structural_masonry: [
    ...both('slabs', 'concrete|30'),
    ...both('vertical_grout', 'grout|20'),
    'mortar|mortar|8',
    'blocks|blocks|6|inteiro (14x19x39)',
  ],
  raft_foundation: [...both('raft', 'concrete|30'), ...dimensions('raftArea')],
  piles_foundation: [...both('piles', 'concrete|25'), ...both('pile_caps', 'concrete|25')],
  raft_piles_foundation: [
    ...both('raft', 'concrete|30'),
    ...both('piles', 'concrete|25'),
    ...dimensions('raftArea'),
  ],
  footings_foundation: [...both('footings', 'concrete|25'), ...dimensions('footingsForm')],
  caissons_foundation: [...both('caissons', 'concrete|25'), ...dimensions('caissonsForm')],
  retaining_walls_foundation: [
    ...both('retaining_walls', 'concrete|25'),
    ...dimensions('retainingWallsForm'),
  ],
};
/** What foundations cast in forms have, each the others' parts besides its own. */
const cast = ['footings', 'caissons', 'grade_beams', 'retaining_walls'];
const forms = ['footingsForm', 'caissonsForm', 'gradeBeamsForm', 'retainingWallsForm'];
/** What a kind may have besides, by element or dimension. */
const more: Partial<Record<ModuleType, string[]>> = {
  structural_masonry: ['columns', 'beams', 'horizontal_grout'],
  raft_foundation: ['retaining_walls', 'retainingWallsForm'],
  piles_foundation: ['grade_beams', 'tie_beams', 'retaining_walls', 'retainingWallsForm'],
  raft_piles_foundation: ['retaining_walls', 'retainingWallsForm'],
  footings_foundation: [...cast, ...forms],
  caissons_foundation: [...cast, ...forms],
  retaining_walls_foundation: [...cast, ...forms],
};

const kinds = [...technologies, ...foundationTypes];
const about = (key: string) => rowOf(key).dimension || rowOf(key).element;
const shown = (type: ModuleType) =>
  sheetOf([{ ...column(), technology: type, floors: type.endsWith('_foundation') ? [] : floors(2, 450) }]);
const everyRow = kinds.flatMap((type) => usual[type]);
const extras = ['columns', 'beams', 'horizontal_grout', 'grade_beams', 'tie_beams'].map(
  (element) => `${element}|steel|50`,
);

test.each(kinds)('%s begins with its usual rows, in their order, and takes no others', (type) => {
  expect(shown(type).rows).toEqual(usual[type]);
  const all = [...everyRow, ...extras, ...dimensions('gradeBeamsForm')].map(rowOf);
  const taken = all.filter((row) => applies(row, type)).map(({ key }) => about(key));
  const own = [...usual[type].map(about), ...(more[type] ?? [])];
  expect([...new Set(taken)].toSorted()).toEqual([...new Set(own)].toSorted());
});

test('rows stand by element, material and class, those of blocks of one class by their name', () => {
  const sorted = [
    ...['concrete|25', 'concrete|100', 'steel|50'].map((of) => `slabs|${of}`),
    ...['6|inteiro (14x19x39)', '6|meio (14x19x19)', '10|inteiro (14x19x39)'].map(
      (of) => `blocks|blocks|${of}`,
    ),
    ...dimensions('formColumns', 'formBeams', 'raftArea'),
  ];
  expect(inOrder([...sorted.toReversed(), ...sorted])).toEqual(sorted);
});

test('a row has the unit of its figure, and the material that suppliers declare', () => {
  const units = everyRow.map((key) => [about(key), rowOf(key).kind, rowOf(key).unit]);
  const unitOf = (name: string, kind: string) =>
    new Set(units.filter(([of, what]) => of === name && what === kind).map(([, , unit]) => unit));
  for (const [name, kind, unit] of [
    ['slabs', 'concrete', 'm³'],
    ['slabs', 'steel', 'kg'],
    ['vertical_grout', 'grout', 'm³'],
    ['mortar', 'mortar', 'm³'],
    ['blocks', 'blocks', 'un'],
    ['columnNumber', 'dimension', ''],
    ['formUses', 'dimension', ''],
    ['averageBeamSpan', 'dimension', 'm'],
    ['wallThickness', 'dimension', 'cm'],
    ['wallArea', 'dimension', 'm²'],
    ['formSlabs', 'dimension', 'm²'],
    ['raftArea', 'dimension', 'm²'],
    ['retainingWallsForm', 'dimension', 'm²'],
  ] as const)
    expect([name, kind, ...unitOf(name, kind)]).toEqual([name, kind, unit]);
  expect(
    [...usual.structural_masonry, ...dimensions('wallArea')].map((key) => rowMaterial(rowOf(key))),
  ).toEqual([
    'concrete:30',
    'steel:50',
    'grout:20',
    'steel:50',
    'mortar:8',
    'block:inteiro (14x19x39):6',
    undefined,
  ]);
});

test('only what nothing is worked out from may stay empty', () => {
  const needed = (technology: (typeof technologies)[number]) =>
    usual[technology].map(rowOf).filter((row) => !isOptional(row, [technology]) && row.kind === 'dimension');
  expect(technologies.map((each) => needed(each).map(({ dimension }) => dimension))).toEqual([
    [],
    ['wallThickness', 'slabThickness'],
    [],
  ]);
  const row = rowOf('dimensions|dimension|wallThickness');
  expect(isOptional(row, ['beam_column', 'concrete_wall'])).toBe(false);
  const ofRaft = dimensions('raftArea', 'retainingWallsForm').map(rowOf);
  expect(ofRaft.map((each) => isOptional(each, ['beam_column']))).toEqual([false, true]);
});
