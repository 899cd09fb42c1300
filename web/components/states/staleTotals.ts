import { useSyncExternalStore } from 'react';
import { observableValue } from '../../observableValue.ts';

const pendingDeletions = observableValue(() => 0);
const change = (by: number) => pendingDeletions.set(pendingDeletions.get() + by);

/** Totals still count something that was deleted, until the returned function is called. */
export function markTotalsStale(): () => void {
  let isOver = false;
  change(1);
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

/** Whether a deletion that changes totals waits for its undo, or is being sent. */
export const useTotalsAreStale = (): boolean =>
  useSyncExternalStore(pendingDeletions.subscribe, () => pendingDeletions.get() > 0);
