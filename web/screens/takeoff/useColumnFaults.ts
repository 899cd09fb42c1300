import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#domain/texts/messages.ts';
import type { GridStore } from './grid/gridStore.ts';
import type { checkColumn, ColumnFault } from './sheet/columnFaults.ts';
import type { Sheet, SheetColumn } from './sheet/sheet.ts';

/** By key of the column. */
export type ColumnFaults = ReadonlyMap<string, readonly ColumnFault[]>;

const none: ColumnFaults = new Map();

const isSame = (one: ColumnFaults, other: ColumnFaults) =>
  one.size === other.size && [...one].every(([key, faults]) => other.get(key) === faults);

/** Reads the faults of the columns of `columnsToSave`: the same map until one of them is another. */
function faultReader(
  store: GridStore,
  columnsToSave: () => readonly SheetColumn[],
  check: typeof checkColumn,
  language: Language,
) {
  let [known, of]: [ColumnFaults, Sheet | null] = [none, null];
  return () => {
    const { sheet } = store.state;
    if (sheet === of) return known;
    of = sheet;
    const faults = columnsToSave().map((column) => [column.key, check(column, language).faults] as const);
    const found = new Map(faults.filter(([, list]) => list.length > 0));
    if (!isSame(found, known)) known = found;
    return known;
  };
}

/** What keeps the columns of `columnsToSave` from being saved, followed while it is fixed; nothing before they are checked. */
export function useColumnFaults(
  store: GridStore,
  columnsToSave: () => readonly SheetColumn[],
  check: typeof checkColumn | null,
  language: Language,
): ColumnFaults {
  const read = useMemo(
    () => (check === null ? () => none : faultReader(store, columnsToSave, check, language)),
    [store, columnsToSave, check, language],
  );
  return useSyncExternalStore(store.subscribe, read);
}
