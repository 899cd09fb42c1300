import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';

/**
 * Closes a form in a drawer or a dialog; one that holds changes asks first.
 *
 * @param onClose closes for good.
 * @returns [close, question]: what buttons and Esc call, and the dialog to render beside the form.
 */
export function useDiscardQuestion(dirty: boolean, onClose: () => void): [() => void, ReactNode] {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const question = (
    <ConfirmDialog
      open={asking}
      title={t('discard.title')}
      text={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      destructive
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      onCancel={() => setAsking(false)}
    />
  );
  return [() => (dirty ? setAsking(true) : onClose()), question];
}
