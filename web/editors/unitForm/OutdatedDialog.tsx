import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useOffered } from '../../session/offered.ts';

type Props = {
  /** Names of the modules on the floors that change; null keeps the dialog closed. */
  modules: readonly string[] | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before floors change under structures. */
export function OutdatedDialog({ modules, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('unit');
  const { floorlessModules } = useOffered();
  return (
    <ConfirmDialog
      open={modules !== null}
      title={t('outdated.title')}
      text={t('outdated.text', { count: modules?.length ?? 0 })}
      confirmLabel={t('outdated.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography component="ul" variant="body2" sx={{ mt: 1.5, pl: 2.5, mb: 0 }}>
        {modules?.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </Typography>
      {!floorlessModules && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {t('outdated.moved')}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
