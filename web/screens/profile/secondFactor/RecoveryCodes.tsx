import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { useCopy } from '../../../components/useCopy.ts';

/** Recovery codes, shown this once: only the button closes them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { copy, label } = useCopy(codes.join('\n'));
  return (
    <TitledDialog
      title={t('second.codesTitle')}
      actions={
        <>
          <Button onClick={copy}>{label}</Button>
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <DialogContentText>{t('second.codesText')}</DialogContentText>
      <Box component="ul" sx={{ my: 2, pl: 0, listStyle: 'none', fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </TitledDialog>
  );
}
