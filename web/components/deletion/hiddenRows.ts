import { useSyncExternalStore } from 'react';

let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Hides a row in every list, or shows it again, by its global id. */
export function setRowHidden(id: string, isHidden: boolean): void {
  const next = new Set(hidden);
  if (isHidden) next.add(id);
  else next.delete(id);
  hidden = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Global ids of deleted rows that may still be undone: lists leave them out. */
export function useHiddenRows(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden);
}
