import { setRowHidden } from './hiddenRows.ts';
import { undoableDelete } from './undoableDelete.tsx';
import { markTotalsStale } from '../states/staleTotals.ts';

export type Statement = {
  /** The text of the toast. */
  done: string;
  /**
   * The note that totals still count it, for things in totals: shown in the toast, and on the screens until they are
   * updated.
   */
  totals?: string;
};

/**
 * Hides a row at once and deletes it after ten seconds, unless undone; a refused or failed deletion brings the row
 * back.
 * @param send the mutation and, for things in totals, their new reading; null when it was refused or failed, as
 * `commit` of useMutation resolves.
 */
export function deleteWithUndo(
  id: string,
  { done, totals }: Statement,
  send: () => Promise<object | null>,
): void {
  const totalsUpdated = totals === undefined ? () => {} : markTotalsStale();
  const show = () => setRowHidden(id, false);
  undoableDelete(
    done,
    {
      hide: () => setRowHidden(id, true),
      restore: () => {
        totalsUpdated();
        show();
      },
      remove: () =>
        void send()
          .then((sent) => (sent === null ? show() : undefined))
          .finally(totalsUpdated),
    },
    totals,
  );
}
