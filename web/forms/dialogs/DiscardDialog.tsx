import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';

type Props = { open: boolean; onDiscard: () => void; onStay: () => void };

/** Asks before changes are thrown away; both buttons say what they do. */
export function DiscardDialog({ open, onDiscard, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('discard.title')}
      text={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.stay')}
      destructive
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
