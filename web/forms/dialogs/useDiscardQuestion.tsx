import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';

/**
 * Closes a form in a drawer or a dialog; one that holds changes asks first.
 *
 * @param onClose closes for good.
 * @returns [close, question]: what buttons and Esc call, and the dialog to render beside the form.
 */
export function useDiscardQuestion(dirty: boolean, onClose: () => void): [() => void, ReactNode] {
  const [asking, setAsking] = useState(false);
  const question = (
    <DiscardDialog
      open={asking}
      onDiscard={() => {
        setAsking(false);
        onClose();
      }}
      onStay={() => setAsking(false)}
    />
  );
  return [() => (dirty ? setAsking(true) : onClose()), question];
}
