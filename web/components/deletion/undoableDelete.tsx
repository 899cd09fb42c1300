import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { putToast } from '../toasts/toasts.ts';

const undoMilliseconds = 10_000;
const pendingDeletions = new Set<() => void>();
let toasts = 0;

/** Sends every deletion that still waits, before the session that may send it ends. */
export function flushPendingDeletes(): void {
  for (const removeNow of pendingDeletions) removeNow();
}

/**
 * Deletes after ten seconds, unless undone: `hide` removes the thing from the screen at once, `restore` brings it back,
 * `remove` really deletes it, `description` explains below the text what that means meanwhile. Leaving the page deletes
 * at once, so nothing deleted reappears.
 */
export function undoableDelete(
  text: string,
  actions: { hide: () => void; restore: () => void; remove: () => void },
  description?: string,
): void {
  let open = true;
  const finish = (action: () => void) => () => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    pendingDeletions.delete(removeNow);
    window.removeEventListener('pagehide', removeNow);
    takeBack();
    action();
  };
  const removeNow = finish(actions.remove);
  const timer = setTimeout(removeNow, undoMilliseconds);
  pendingDeletions.add(removeNow);
  window.addEventListener('pagehide', removeNow);
  actions.hide();
  const takeBack = putToast(text, {
    // Two deletions may have the same text, and each has its own undo.
    key: `undo-${++toasts}`,
    variant: 'success',
    autoHideDuration: undoMilliseconds,
    ...(description === undefined ? {} : { description }),
    action: <UndoButton onUndo={finish(actions.restore)} />,
  });
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="small" onClick={onUndo}>
      {t('undo')}
    </Button>
  );
}
