import { useSyncExternalStore } from 'react';

let pendingDeletions = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pendingDeletions += by;
  for (const listener of listeners) listener();
}

/** Totals still count something that was deleted, until the returned function is called. */
export function markTotalsStale(): () => void {
  let isOver = false;
  change(1);
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a deletion that changes totals waits for its undo, or is being sent. */
export const useTotalsAreStale = (): boolean => useSyncExternalStore(subscribe, () => pendingDeletions > 0);
