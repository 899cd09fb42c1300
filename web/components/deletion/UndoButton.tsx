import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { closeToast } from '../toasts/toasts.ts';

/** A button for a toast that can take back what was done, within its ten seconds. */
export function UndoButton({ id, onUndo }: { id: string | number; onUndo: () => void }) {
  const { t } = useTranslation();
  const used = useRef(false);
  const undo = () => {
    if (used.current) return;
    used.current = true;
    closeToast(id);
    onUndo();
  };
  return (
    <Button size="small" onClick={undo}>
      {t('undo')}
    </Button>
  );
}
