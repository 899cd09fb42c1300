import { useSyncExternalStore } from 'react';
import { observableValue } from '../../observableValue.ts';

const hidden = observableValue<ReadonlySet<string>>(() => new Set());

/** Hides a row in every list, or shows it again, by its global id. */
export function setRowHidden(id: string, isHidden: boolean): void {
  const next = new Set(hidden.get());
  if (isHidden) next.add(id);
  else next.delete(id);
  hidden.set(next);
}

/** Global ids of deleted rows that may still be undone: lists leave them out. */
export function useHiddenRows(): ReadonlySet<string> {
  return useSyncExternalStore(hidden.subscribe, hidden.get);
}
