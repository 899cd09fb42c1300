import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Recovery codes, shown this once: only the button closes them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('second.codesTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('second.codesText')}</DialogContentText>
        <Box component="ul" sx={{ my: 2, pl: 0, listStyle: 'none', fontFamily: 'monospace' }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{t(copied ? 'copied' : 'copy')}</Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
