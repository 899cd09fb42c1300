import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

type Props = { open: boolean; name: string; onCancel: () => void; onConfirm: () => void };

/** Asks before an estimate goes. */
export function DeleteEstimateDialog({ name, ...props }: Props) {
  const { t } = useTranslation('estimate');
  return (
    <ConfirmDialog
      {...props}
      title={t('delete.title')}
      text={t('delete.text', { name })}
      confirmLabel={t('delete')}
      destructive
    />
  );
}
