import type { GridActions } from './gridActions.ts';
import type { Place } from './gridState.ts';
import type { GridStore } from './gridStore.ts';

/** What of a key press decides. */
export type Key = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};

const page = 10;

/** Where arrow and similar keys lead; null for other keys. With Ctrl to the edge. */
function target(store: GridStore, { key, ctrlKey, metaKey }: Key): Place | null {
  const { cursor, sheet } = store.state;
  const { row, column } = cursor;
  const last = { row: sheet.rows.length - 1, column: sheet.columns.length - 1 };
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? last.row : row + 1, column };
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: far ? last.column : column + 1 };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? last.row : row, column: last.column };
    case 'PageUp':
      return { row: row - page, column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return null;
  }
}

/** Enter moves down, or back to the column the tabs began in; Tab moves on, at the end of a row to the next one. */
function leave(store: GridStore, key: string, back: boolean): boolean {
  const { cursor, sheet } = store.state;
  const step = back ? -1 : 1;
  if (key === 'Enter') {
    const column = store.tabStart ?? cursor.column;
    store.tabStart = null;
    store.select({ row: cursor.row + step, column });
    return true;
  }
  store.tabStart ??= cursor.column;
  const width = sheet.columns.length;
  const next = cursor.row * width + cursor.column + step;
  // Past either end Tab leaves the sheet, as it leaves any field.
  if (next < 0 || next >= width * sheet.rows.length) return false;
  store.select({ row: Math.floor(next / width), column: next % width });
  return true;
}

function editingKey(store: GridStore, actions: GridActions, pressed: Key): boolean {
  const { key, shiftKey } = pressed;
  const { edit } = store.state;
  if (key === 'Escape') {
    store.setEdit(null);
    return true;
  }
  if (key === 'F2' && edit !== null) {
    store.setEdit({ ...edit, isInCell: !edit.isInCell });
    return true;
  }
  if (key === 'Enter' || key === 'Tab') {
    actions.commit();
    leave(store, key, shiftKey);
    return true;
  }
  if (edit?.isInCell || !key.startsWith('Arrow')) return false;
  actions.commit();
  store.select(target(store, pressed) ?? store.state.cursor);
  return true;
}

function commandKey(store: GridStore, actions: GridActions, { key, shiftKey }: Key): boolean {
  switch (key.toLowerCase()) {
    case 'z':
      if (shiftKey) store.redo();
      else store.undo();
      return true;
    case 'y':
      store.redo();
      return true;
    case 'a':
      store.selectAll();
      return true;
    case 'r':
      actions.fill('right');
      return true;
    case 'd':
      actions.fill('down');
      return true;
    default:
      return false;
  }
}

/** Handles a key like a spreadsheet. @returns whether it was handled: the browser must then ignore it. */
export function gridKey(store: GridStore, actions: GridActions, pressed: Key): boolean {
  const { key, shiftKey, altKey } = pressed;
  if (store.state.edit !== null) return editingKey(store, actions, pressed);
  const place = altKey ? null : target(store, pressed);
  if (place !== null) {
    store.tabStart = null;
    store.select(place, shiftKey);
    return true;
  }
  if (pressed.ctrlKey || pressed.metaKey) return commandKey(store, actions, pressed);
  if (key === 'Tab' || key === 'Enter') return leave(store, key, shiftKey);
  if (key === 'F2') {
    actions.edit();
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    actions.clear();
    return true;
  }
  if (key.length !== 1 || altKey) return false;
  actions.type(key);
  return true;
}
