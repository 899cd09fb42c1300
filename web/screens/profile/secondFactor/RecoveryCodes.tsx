import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';

/** Recovery codes, shown this once: only the button closes them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <TitledDialog
      title={t('second.codesTitle')}
      actions={
        <>
          <Button onClick={() => void copy()}>{t(copied ? 'copied' : 'copy')}</Button>
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
