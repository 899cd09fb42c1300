import type { Sheet } from '../sheet/sheet.ts';

export type Place = { row: number; column: number };
/** `isInCell`: the cell's own text is edited and arrows move in it; else typing replaces it and arrows leave it. */
export type CellEdit = { text: string; isInCell: boolean };

export type GridState = {
  sheet: Sheet;
  /** Where the selection was begun, and where the cursor is. */
  anchor: Place;
  cursor: Place;
  edit: CellEdit | null;
};
