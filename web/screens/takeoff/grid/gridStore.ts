import { type CellChange, type Sheet, withChanges } from '../sheet/sheet.ts';
import type { CellEdit, GridState, Place } from './gridState.ts';
import { areaOf, changedCells, reselectedCells } from './touchedCells.ts';

const deepest = 200;

const cellName = ({ row, column }: Place) => `${row} ${column}`;

/**
 * The sheet, the cursor and the undo history, outside React: a key updates and renders only the cells it changes. Every
 * change of the sheet is one undo step.
 */
export class GridStore {
  #state: GridState;
  #past: Sheet[] = [];
  #future: Sheet[] = [];
  readonly #listeners = new Set<() => void>();
  /** Listeners of single cells by the keys of their row and column, and of rows by their own. */
  readonly #watchers = new Map<string, () => void>();
  /** The column in which a sequence of tabs began: Enter returns to it. */
  tabStart: number | null = null;

  constructor(sheet: Sheet) {
    const start = { row: 0, column: 0 };
    this.#state = { sheet, anchor: start, cursor: start, edit: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens to what one cell shows: its number, the selection and the cursor. Each cell has one listener. */
  watchCell(place: Place, listener: () => void) {
    return this.#watch(cellName(place), listener);
  }

  /** Listens to the numbers of one row. Each row has one listener. */
  watchRow(row: number, listener: () => void) {
    return this.#watch(`${row}`, listener);
  }

  #watch(name: string, listener: () => void) {
    this.#watchers.set(name, listener);
    return () => {
      if (this.#watchers.get(name) === listener) this.#watchers.delete(name);
    };
  }

  get state(): GridState {
    return this.#state;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** The cells selected; at least the one under the cursor. */
  get area() {
    return areaOf(this.#state);
  }

  /** Moves the cursor within the sheet; `extend` keeps the other end of the selection. */
  select({ row, column }: Place, extend = false): void {
    const { rows, columns } = this.#state.sheet;
    const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));
    const cursor = { row: within(row, rows.length), column: within(column, columns.length) };
    this.#set({ cursor, anchor: extend ? this.#state.anchor : cursor, edit: null });
  }

  /** The same by pointer, which ends a sequence of tabs. */
  point(place: Place, extend: boolean): void {
    this.tabStart = null;
    this.select(place, extend);
  }

  selectAll(): void {
    const { rows, columns } = this.#state.sheet;
    const cursor = { row: rows.length - 1, column: columns.length - 1 };
    this.#set({ anchor: { row: 0, column: 0 }, cursor, edit: null });
  }

  setEdit(edit: CellEdit | null): void {
    this.#set({ edit });
  }

  change(changes: readonly CellChange[]): void {
    if (changes.length > 0) this.replace(withChanges(this.#state.sheet, changes));
    else this.#set({ edit: null });
  }

  /** Replaces the sheet as one undo step. The cursor stays on its row where that moved. */
  replace(sheet: Sheet): void {
    if (sheet === this.#state.sheet) return;
    this.#past = [...this.#past.slice(1 - deepest), this.#state.sheet];
    this.#future = [];
    this.#show(sheet);
  }

  undo(): void {
    const sheet = this.#past.pop();
    if (sheet === undefined) return;
    this.#future.push(this.#state.sheet);
    this.#show(sheet);
  }

  redo(): void {
    const sheet = this.#future.pop();
    if (sheet === undefined) return;
    this.#past.push(this.#state.sheet);
    this.#show(sheet);
  }

  /** Changes the sheet and every step of the undo history alike. */
  amend(change: (sheet: Sheet) => Sheet): void {
    this.#past = this.#past.map(change);
    this.#future = this.#future.map(change);
    this.#show(change(this.#state.sheet));
  }

  /** Restarts with a sheet read from the service, without undo history. */
  restart(sheet: Sheet): void {
    this.#past = [];
    this.#future = [];
    this.#show(sheet);
  }

  #show(sheet: Sheet): void {
    const { sheet: before } = this.#state;
    const moved = ({ row, column }: Place): Place => {
      const at = sheet.rows.indexOf(before.rows[row] ?? '');
      return {
        row: at < 0 ? Math.min(row, sheet.rows.length - 1) : at,
        column: Math.min(column, sheet.columns.length - 1),
      };
    };
    this.#set({ sheet, anchor: moved(this.#state.anchor), cursor: moved(this.#state.cursor), edit: null });
  }

  #set(part: Partial<GridState>): void {
    const before = this.#state;
    this.#state = { ...before, ...part };
    for (const listener of this.#listeners) listener();
    const changed = changedCells(before.sheet, this.#state.sheet);
    const touched = [...changed, ...reselectedCells(before, this.#state)];
    const names = [...touched.map(cellName), ...changed.map(({ row }) => `${row}`)];
    for (const name of new Set(names)) this.#watchers.get(name)?.();
  }
}
