import { setRowHidden } from './hiddenRows.ts';
import { undoableDelete } from './undoableDelete.tsx';

/**
 * Hides a row at once and deletes it after ten seconds, unless undone; a deletion that is refused or fails brings the
 * row back.
 *
 * @param send the mutation; null when it was refused or failed, as `commit` of useMutation resolves.
 */
export function deleteWithUndo(id: string, text: string, send: () => Promise<object | null>): void {
  const show = () => setRowHidden(id, false);
  undoableDelete(text, {
    hide: () => setRowHidden(id, true),
    restore: show,
    remove: () => void send().then((done) => (done === null ? show() : undefined)),
  });
}
