// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridActions } from '../../web/screens/takeoff/grid/gridActions.ts';
import { gridKey, type Key } from '../../web/screens/takeoff/grid/gridKeys.ts';
import { GridStore } from '../../web/screens/takeoff/grid/gridStore.ts';
import { checkColumn } from '../../web/screens/takeoff/sheet/columnFaults.ts';
import { cellsOf, structureOf } from '../../web/screens/takeoff/sheet/columnStructure.ts';
import {
  copiedColumn,
  inTechnology,
  isChanged,
  rebased,
  type SheetColumn,
  sheetOf,
} from '../../web/screens/takeoff/sheet/sheet.ts';
import { otherRows } from '../../web/screens/takeoff/sheet/otherRows.ts';
import {
  columnModuleTotals,
  masonryAmount,
  optionTotals,
} from '../../web/screens/takeoff/sheet/sheetTotals.ts';
import { rowOf } from '../../web/screens/takeoff/sheet/sheetRows.ts';
import { toKept, toShown, valueModes } from '../../web/screens/takeoff/sheet/valueMode.ts';

const floors = (count: number, area: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: `f${from + at}`, index: from + at, area }));
const column = (given: Partial<SheetColumn> = {}): SheetColumn => ({
  key: 'a',
  moduleId: null,
  revision: null,
  name: 'Tipo',
  technology: 'beam_column',
  floors: floors(2, 450),
  cells: {},
  ...given,
});
const frame = {
  'columns|concrete|40': 8.1,
  'columns|steel|50': 1200,
  'beams|concrete|30': 10,
  'slabs|concrete|52.5': 40,
  'slabs|steel|60': 2000,
  'dimensions|dimension|formColumns': 120,
  'dimensions|dimension|formBeams': 100,
  'dimensions|dimension|formSlabs': 400,
  'dimensions|dimension|columnNumber': 24,
  'dimensions|dimension|averageBeamSpan': 5,
  'dimensions|dimension|averageSlabSpan': 4,
};
const masonry = {
  'slabs|concrete|25': 40,
  'vertical_grout|grout|20': 5,
  'vertical_grout|steel|50': 300,
  'mortar|mortar|8': 4,
  'blocks|blocks|6|inteiro (14x19x39)': 3000,
};

test('materials outside the factor set stand in the sheet, per floor, per group and per m²', () => {
  const render = {
    purpose: 'render' as const,
    unit: 'm2',
    source: 'EPD',
    co2: { min: 1, max: 2 },
    energy: { min: 1, max: 2 },
  };
  const others = [{ ...render, name: 'Reboco', amount: 90 }];
  const columns = [column({ others }), column({ key: 'b', floors: floors(3, 300, 2) })];
  const shown = (mode: (typeof valueModes)[number]) =>
    otherRows(columns, mode).map(({ label, values, total }) => [label, ...values, total]);
  expect(shown('floor')).toEqual([['Reboco (m²)', 90, null, 180]]);
  expect(shown('group')).toEqual([['Reboco (m²)', 180, null, 180]]);
  expect(shown('area')).toEqual([['Reboco (m²)', 0.2, null, 0.1]]);
  expect(otherRows([column()], 'floor')).toEqual([]);
});

describe('a column', () => {
  test('of masonry has its blocks, grout and mortar by themselves, on all its floors', () => {
    const { total } = columnModuleTotals(column({ technology: 'structural_masonry', cells: masonry }));
    expect((['grout', 'mortar', 'blocks'] as const).map((name) => masonryAmount(total, name))).toEqual([
      10, 8, 6000,
    ]);
    expect(masonryAmount(columnModuleTotals(column({ cells: frame })).total, 'blocks')).toBe(0);
  });

  test.each([
    ['beam_column', frame],
    ['structural_masonry', masonry],
  ] as const)('comes back from its structure as it was: %s', (technology, cells) => {
    const { data } = checkColumn(column({ technology, cells }), 'pt-BR');
    expect(data).not.toBeNull();
    const form = structureOf(column({ technology, cells })).data;
    expect(cellsOf(technology, { [technology]: form } as never)).toEqual(cells);
  });

  test('says which rows keep it from being saved', () => {
    const faults = checkColumn(
      column({ cells: { ...frame, 'slabs|steel|60': 'x', 'dimensions|dimension|formBeams': -1 } }),
      'pt-BR',
    ).faults;
    expect(faults.map(({ row }) => row)).toEqual(['slabs|steel|60', 'dimensions|dimension|formBeams']);
    expect(checkColumn(column({ cells: { 'columns|concrete|30': 1 } }), 'pt-BR').data).toBeNull();
  });

  test('keeps one number per floor whichever way it is shown', () => {
    const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    const row = rowOf('slabs|concrete|30');
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...valueModes),
        (value, n, mode) => {
          const group = column({ floors: floors(n, 333.3) });
          const shown = toShown(value, group, row, mode);
          expect(Number(toKept(shown, group, row, mode)) / value).toBeCloseTo(1, 9);
        },
      ),
    );
    const span = rowOf('dimensions|dimension|averageBeamSpan');
    expect(toShown(5, column(), span, 'group')).toBe(5);
  });

  test('is copied with its technology, loses what another technology lacks, and knows whether it changed', () => {
    const sheet = sheetOf([column({ cells: frame }), column({ key: 'b', technology: 'concrete_wall' })]);
    const copied = copiedColumn(sheet, 0, [1]);
    expect(copied.columns[1]).toMatchObject({ key: 'b', technology: 'beam_column', cells: frame });
    const walls = inTechnology(sheet, 0, 'concrete_wall');
    expect(Object.keys(walls.columns[0]?.cells ?? {})).toEqual(['slabs|concrete|52.5', 'slabs|steel|60']);
    expect(walls.rows).toContain('dimensions|dimension|wallThickness');
    const [first] = sheet.columns;
    expect(isChanged(column({ cells: { ...frame } }), first)).toBe(false);
    expect(isChanged(column({ cells: { ...frame, 'columns|steel|50': 1 } }), first)).toBe(true);
    expect(isChanged(column(), undefined)).toBe(false);
  });

  test('takes a technology for all columns until something is entered, and drops rows nobody has', () => {
    const sheet = sheetOf([column(), column({ key: 'b', floors: floors(1, 300, 7) })]);
    const walls = inTechnology(sheet, 1, 'concrete_wall');
    expect(walls.columns.map(({ technology }) => technology)).toEqual(['concrete_wall', 'concrete_wall']);
    expect(walls.rows.filter((key) => key.startsWith('columns'))).toEqual([]);
    const typed = sheetOf([column({ cells: frame }), column({ key: 'b', floors: floors(1, 300, 7) })]);
    const mixed = inTechnology(typed, 1, 'concrete_wall');
    expect(mixed.columns.map(({ technology }) => technology)).toEqual(['beam_column', 'concrete_wall']);
    expect(mixed.rows).toContain('columns|concrete|40');
  });

  test('typed over modules others saved takes their revisions, and is made again where one is gone', () => {
    const mine = sheetOf([
      column({ moduleId: 'a', revision: 1, cells: frame }),
      column({ key: 'b', moduleId: 'b', revision: 1 }),
    ]);
    const fresh = [column({ moduleId: 'a', revision: 4 }), column({ key: 'c', floors: floors(1, 9, 7) })];
    expect(rebased(mine, fresh).columns).toMatchObject([
      { key: 'a', revision: 4, cells: frame },
      { key: 'b', moduleId: null, revision: null },
      { key: 'c' },
    ]);
  });
});

test('the option comes to what its columns do on all their floors', () => {
  const sheet = sheetOf([
    column({ cells: frame }),
    column({ key: 'b', floors: floors(1, 800, 9), cells: frame }),
    column({ key: 'c', floors: floors(1, 5000, 20) }),
  ]);
  const { total, area } = optionTotals(sheet);
  expect(total.concrete).toBeCloseTo(3 * 58.1 * 2400);
  expect(total.steel).toBe(3 * 3200);
  expect(area).toBe(1700);
  expect(columnModuleTotals(sheet.columns[0]!)).toBe(columnModuleTotals(sheet.columns[0]!));
});

const released = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('keys', () => {
  const open = () => {
    const store = new GridStore(sheetOf([column(), column({ key: 'b' }), column({ key: 'c' })]));
    const actions = gridActions(store, 'floor', 'pt-BR');
    const press = (key: string, modifiers: Partial<Key> = {}) =>
      gridKey(store, actions, { ...released, key, ...modifiers });
    const type = (text: string) => {
      press(text.slice(0, 1));
      store.setEdit({ text, isInCell: store.state.edit?.isInCell ?? false });
    };
    return { store, actions, press, type };
  };

  test('Tab leaves the sheet past either end only', () => {
    const { store, press } = open();
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect(press('Tab')).toBe(true);
    expect(press('End', { ctrlKey: true })).toBe(true);
    expect(store.state.cursor).toEqual({ row: store.state.sheet.rows.length - 1, column: 2 });
    expect(press('Tab')).toBe(false);
  });

  test('fills right and down, empties, undoes and does again', () => {
    const { store, press, type } = open();
    const row = store.state.sheet.rows[0] ?? '';
    const values = () => store.state.sheet.columns.map(({ cells }) => cells[row]);
    type('2,5');
    press('Enter');
    press('ArrowUp');
    press('ArrowRight', { shiftKey: true });
    press('ArrowRight', { shiftKey: true });
    press('r', { ctrlKey: true });
    expect(values()).toEqual([2.5, 2.5, 2.5]);
    press('Delete');
    expect(values()).toEqual([undefined, undefined, undefined]);
    press('z', { ctrlKey: true });
    expect(values()).toEqual([2.5, 2.5, 2.5]);
    press('y', { ctrlKey: true });
    expect(values()).toEqual([undefined, undefined, undefined]);
  });

  test('a block goes out with decimal commas and comes in where the cursor stands', () => {
    const { store, actions } = open();
    actions.paste('1,5\t2\n1.200\tx');
    expect(actions.copy()).toBe('1,5\t2\n1200\tx');
    store.select({ row: 0, column: 1 });
    actions.paste('7');
    expect(store.cursorValue).toBe(7);
  });
});
