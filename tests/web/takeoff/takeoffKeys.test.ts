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

  test.each([
    ['ArrowUp', '9 1', '0 1'],
    ['ArrowDown', '11 1', '12 1'],
    ['ArrowLeft', '10 0', '10 0'],
    ['ArrowRight', '10 2', '10 2'],
    ['Home', '10 0', '0 0'],
    ['End', '10 2', '12 2'],
    ['PageUp', '0 1', '0 1'],
    ['PageDown', '12 1', '12 1'],
  ])('%s leads to %s, with Ctrl to %s, with Shift an end of the selection', (key, near, far) => {
    const { store, press } = open();
    const go = (held: Partial<Key> = {}) => {
      store.select({ row: 10, column: 1 });
      const isTaken = press(key, held);
      const { anchor, cursor } = store.state;
      return `${isTaken} ${anchor.row} ${anchor.column} ${cursor.row} ${cursor.column}`;
    };
    expect([go(), go({ ctrlKey: true })]).toEqual([`true ${near} ${near}`, `true ${far} ${far}`]);
    // With Alt it is the browser's.
    const others = [go({ metaKey: true, shiftKey: true }), go({ altKey: true })];
    expect(others).toEqual([`true 10 1 ${far}`, 'false 10 1 10 1']);
  });

  test('Tab goes on in the next row, Enter back below where the tabs began, unless the cursor was moved', () => {
    const { store, press } = open();
    const go = (row: number, at: number, keys: string) => {
      store.point({ row, column: at }, false);
      for (const key of keys.split(' ')) press(key);
      return `${store.state.cursor.row} ${store.state.cursor.column}`;
    };
    expect([go(1, 0, 'Tab Tab Tab'), go(1, 0, 'Tab Tab Enter')]).toEqual(['2 0', '2 0']);
    expect(go(1, 1, 'Tab Enter ArrowRight Enter')).toBe('3 2');
    expect([go(1, 0, 'Tab ArrowRight Enter'), go(4, 1, 'Enter')]).toEqual(['2 2', '5 1']);
  });

  test('arrows leave a cell that is typed over and stay in one that is edited, and Escape forgets the text', () => {
    const { store, actions, press, type } = open();
    const place = { row: 1, column: 1 };
    store.select(place);
    type('7');
    press('ArrowRight', { ctrlKey: true });
    expect([actions.textAt(place), store.state.cursor.column, store.state.edit]).toEqual(['7', 2, null]);
    store.select(place);
    const edits = ['8', 'F2', 'F2', 'Escape', 'F2'].map((key) => press(key) && store.state.edit);
    const texts = edits.map((edit) => edit && `${edit.text} ${edit.isInCell}`);
    expect(texts).toEqual(['8 false', '8 true', '8 false', null, '7 true']);
    expect([press('ArrowLeft'), store.state.edit?.text, store.state.cursor]).toEqual([false, '7', place]);
    const { sheet } = store.state;
    press('Enter');
    // What was not changed is no step.
    expect(store.state.sheet).toBe(sheet);
    press('ArrowUp');
    press('Backspace');
    expect(actions.textAt(place)).toBe('');
  });

  test('two hundred steps are undone, and done again with Shift too; a sheet read anew has none', () => {
    const { store, actions, press } = open();
    const row = store.state.sheet.rows[0]!;
    for (let value = 1; value <= 205; value += 1) store.change([{ row, column: 0, value }]);
    for (let step = 1; step <= 205; step += 1) press('z', { ctrlKey: true });
    const text = () => actions.textAt({ row: 0, column: 0 });
    expect([text(), store.canUndo]).toEqual(['5', false]);
    press('Z', { metaKey: true, shiftKey: true });
    press('y', { metaKey: true });
    expect([text(), store.canUndo, store.canRedo]).toEqual(['7', true, true]);
    // What is saved beside the sheet is in every step.
    store.amend((sheet) => ({ ...sheet, columns: sheet.columns.slice(1) }));
    for (const key of ['y', 'z', 'z']) {
      press(key, { ctrlKey: true });
      expect(store.state.sheet.columns).toHaveLength(2);
    }
    store.restart(store.state.sheet);
    expect([store.canUndo, store.canRedo]).toEqual([false, false]);
    // The cursor stays on its row where another comes in above.
    store.change([{ row: 'columns|concrete|12', column: 0, value: 3 }]);
    expect([store.state.sheet.rows[0], store.state.cursor.row]).toEqual(['columns|concrete|12', 1]);
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
    // Nothing stands before the first row and column.
    store.select({ row: 0, column: 0 });
    const { sheet } = store.state;
    for (const to of ['right', 'down'] as const) actions.fill(to);
    expect(store.state.sheet).toBe(sheet);
    store.select({ row: 1, column: 0 });
    store.select({ row: 3, column: 1 }, true);
    actions.fill('down');
    expect([1, 2, 3, 4].map((row) => shownIn(row).join())).toEqual(['7,8', '7,8', '7,8', ',']);
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
    // As spreadsheets end their text; a short line leaves what stands beside it, and what is beyond the edge is dropped.
    store.change([{ row: sheet.rows[5] ?? '', column: 2, value: 2 }]);
    store.select({ row: 4, column: 1 });
    actions.paste('3\t\t9\r\n4\r\n5\t6\r\n');
    const shown = [4, 5, 6, 7].map((row) => [1, 2].map((at) => actions.textAt({ row, column: at })).join());
    expect(shown).toEqual(['3,', '4,2', '5,6', ',']);
    expect(store.area).toEqual({ top: 4, bottom: 6, left: 1, right: 2 });
  });
});
