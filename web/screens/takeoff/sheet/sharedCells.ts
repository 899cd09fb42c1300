import { emptySharedValues, type SharedValues } from '../../../editors/moduleEditor/values/sharedValues.ts';

/**
 * The shared fields of a structure, all of them, shown in the sheet or not, because a save clears what a column lacks. What
 * nobody chose is absent.
 */
export type SharedCells = { [Name in keyof SharedValues]?: Exclude<SharedValues[Name], ''> | undefined };

const names = Object.keys(emptySharedValues()) as (keyof SharedValues)[];

/** The shared fields of a form, as a column holds them. */
export const sharedCells = (values: SharedValues): Required<SharedCells> =>
  Object.fromEntries(
    names.map((name) => [name, values[name] === '' ? undefined : values[name]]),
  ) as Required<SharedCells>;

/** And back. */
export function sharedValues(cells: SharedCells): SharedValues {
  const none = emptySharedValues();
  return Object.fromEntries(names.map((name) => [name, cells[name] ?? none[name]])) as SharedValues;
}

const isSame = (name: keyof SharedValues, a: SharedCells, b: SharedCells) =>
  JSON.stringify(sharedValues(a)[name]) === JSON.stringify(sharedValues(b)[name]);

/** The shared fields that differ. */
export const sharedChanges = (a: SharedCells, b: SharedCells) => names.filter((name) => !isSame(name, a, b));

/** The shared fields that are the same in all columns; there is at least one. */
export function sharedByAllColumns(columns: readonly SharedCells[]): SharedCells {
  const [first = {}] = columns;
  const alike = names.filter((name) => columns.every((each) => isSame(name, first, each)));
  return Object.fromEntries(alike.map((name) => [name, first[name]]));
}
