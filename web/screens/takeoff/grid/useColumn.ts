import { useMemo, useSyncExternalStore } from 'react';
import type { SheetColumn } from '../sheet/sheet.ts';
import type { GridStore } from './gridStore.ts';

/** One property of a column, rendered again when it changes; undefined where there is no such column. */
export const useColumn = <Name extends keyof SheetColumn>(store: GridStore, at: number, name: Name) =>
  useSyncExternalStore(store.subscribe, () => store.state.sheet.columns[at]?.[name]);

/** Keys of the columns from the lowest floor up; the same list while the columns are the same. */
export function useColumnKeys(store: GridStore): readonly string[] {
  const keys = useSyncExternalStore(store.subscribe, () =>
    store.state.sheet.columns.map(({ key }) => key).join('\n'),
  );
  return useMemo(() => (keys === '' ? [] : keys.split('\n')), [keys]);
}
