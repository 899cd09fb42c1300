import { describe, expect, test } from 'vitest';
import { gridActions } from '../../../web/screens/takeoff/grid/gridActions.ts';
import { gridKey, type Key } from '../../../web/screens/takeoff/grid/gridKeys.ts';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { valueModes } from '../../../web/screens/takeoff/sheet/valueMode.ts';
import { column, floors } from '../support/takeoffColumns.ts';

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

  test('a nought stands in its cell, an emptied one is empty', () => {
    const { store, actions, press, type } = open();
    const place = { row: 1, column: 1 };
    store.select(place);
    type('0');
    press('Enter');
    expect([actions.textAt(place), actions.numberAt(place)]).toEqual(['0', 0]);
    store.select(place);
    press('Delete');
    expect([actions.textAt(place), actions.numberAt(place)]).toEqual(['', NaN]);
  });

  test.each(['', ' ', ' \u00a0 '])('a cell typed or pasted as %j is empty', (blank) => {
    const { store, actions, press, type } = open();
    const place = { row: 1, column: 1 };
    for (const fill of [() => (type(blank), press('Enter')), () => actions.paste(`${blank}\t${blank}`)]) {
      for (const at of [place, { row: 1, column: 2 }]) {
        store.select(at);
        type('7');
        press('Enter');
      }
      store.select(place);
      fill();
      expect(store.state.sheet.columns[1]!.cells[store.state.sheet.rows[1]!]).toBeUndefined();
    }
    expect(store.state.sheet.columns[2]!.cells[store.state.sheet.rows[1]!]).toBeUndefined();
  });

  test('Tab and Enter take what is being typed, on or back', () => {
    const { store, press, type } = open();
    const [first = '', second = ''] = store.state.sheet.rows;
    store.select({ row: 1, column: 1 });
    type('3');
    press('Tab', { shiftKey: true });
    expect(store.state.cursor).toEqual({ row: 1, column: 0 });
    type('4');
    press('Enter', { shiftKey: true });
    expect(store.state.cursor.row).toBe(0);
    expect(store.state.sheet.columns.map(({ cells }) => [cells[first], cells[second]])).toEqual([
      [undefined, 4],
      [undefined, 3],
      [undefined, undefined],
    ]);
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
    // What was taken back is not done again over something new.
    press('z', { ctrlKey: true });
    store.select({ row: 0, column: 0 });
    type('4');
    press('Enter');
    press('y', { ctrlKey: true });
    expect(values()).toEqual([4, 2.5, 2.5]);
  });

  test.each(valueModes)('what is typed, pasted and filled is shown as it was, per %s', (mode) => {
    const columns = [column({ floors: floors(3, 450) }), column({ key: 'b', floors: floors(1, 120, 3) })];
    const store = new GridStore(sheetOf(columns));
    const actions = gridActions(store, mode, 'pt-BR');
    const shownIn = (row: number) => [0, 1].map((at) => actions.textAt({ row, column: at }));
    store.setEdit({ text: '12', isInCell: false });
    actions.commit();
    store.select({ row: 0, column: 1 });
    actions.fill('right');
    expect(shownIn(0)).toEqual(['12', '12']);
    store.select({ row: 1, column: 0 });
    actions.paste('7\t8');
    expect(shownIn(1)).toEqual(['7', '8']);
    store.select({ row: 2, column: 1 });
    actions.fill('down');
    expect(shownIn(2)).toEqual(['', '8']);
  });

  test('a usual rate stays marked when it is filled or copied in the sheet, in rows of its kind, and not when typed', () => {
    const cells = { 'slabs|steel|50': 900, 'slabs|concrete|30': 12 };
    const marked = column({ cells, assumed: ['slabs|steel|50'] });
    const store = new GridStore(sheetOf([marked, column({ key: 'b' }), column({ key: 'c' })]));
    const actions = gridActions(store, 'floor', 'pt-BR');
    const row = store.state.sheet.rows.indexOf('slabs|steel|50');
    const marks = () => store.state.sheet.columns.map(({ assumed = [] }) => assumed);
    const put = (at: number, how: () => void) => {
      store.select({ row, column: at });
      how();
      const made = marks();
      store.undo();
      return made;
    };
    const mine = ['slabs|steel|50'];
    expect(put(1, () => actions.fill('right'))).toEqual([mine, mine, []]);
    store.select({ row: row - 1, column: 0 });
    store.select({ row, column: 0 }, true);
    const both = actions.copy();
    const pasteBoth = () => {
      store.select({ row: row - 1, column: 1 });
      actions.paste(both);
    };
    expect(put(1, pasteBoth)).toEqual([mine, mine, []]);
    store.select({ row, column: 0 });
    const text = actions.copy();
    const fillAll = () => {
      store.select({ row, column: 2 }, true);
      actions.paste(text);
    };
    expect(put(1, fillAll)).toEqual([mine, mine, mine]);
    expect(put(1, () => actions.paste('901'))).toEqual([mine, [], []]);
    // Below stands another material, whose amount the rate does not tell.
    store.select({ row: row + 1, column: 0 });
    actions.fill('down');
    expect(marks()).toEqual([mine, [], []]);
  });

  test('a block goes out with decimal commas and comes in where the cursor stands', () => {
    const { store, actions } = open();
    actions.paste('1,5\t2\n1.200\tx');
    expect(actions.copy()).toBe('1,5\t2\n1200\tx');
    store.select({ row: 0, column: 1 });
    actions.paste('7');
    const { sheet } = store.state;
    expect(sheet.columns[1]?.cells[sheet.rows[0] ?? '']).toBe(7);
  });
});
