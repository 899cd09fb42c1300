import type { Sheet } from '../sheet/sheet.ts';

export type Place = { row: number; column: number };
/** `isWhole`: the cell's own text is edited, arrows move in it; else what is typed replaces it and arrows leave it. */
export type CellEdit = { text: string; isInCell: boolean };

export type GridState = {
  sheet: Sheet;
  /** Where the selection was begun, and where the cursor is. */
  anchor: Place;
  cursor: Place;
  edit: CellEdit | null;
};
