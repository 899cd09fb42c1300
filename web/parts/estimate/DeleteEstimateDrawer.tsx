import { useTranslation } from 'react-i18next';
import { ConfirmDrawer } from '../../components/dialogs/ConfirmDrawer.tsx';

type Props = { open: boolean; name: string; onCancel: () => void; onConfirm: () => void };

/** Asks before an estimate goes. */
export function DeleteEstimateDrawer({ name, ...props }: Props) {
  const { t } = useTranslation('estimate');
  return (
    <ConfirmDrawer
      {...props}
      title={t('delete.title')}
      text={t('delete.text', { name })}
      confirmLabel={t('delete')}
    />
  );
}
