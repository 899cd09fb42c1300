import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTokenForm } from './NewTokenForm.tsx';
import { TokenSecret } from './TokenSecret.tsx';

type Props = { open: boolean; connection: string; onClose: () => void };

/** Names a token, then shows its secret this once. */
export function NewTokenDialog({ open, connection, onClose }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog
      open={open}
      // The secret is shown this once, and a name was typed before: a click outside must lose neither.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited: () => setSecret(null) } }}
    >
      <DialogTitle id={id}>{t(secret === null ? 'tokens.new' : 'tokens.made')}</DialogTitle>
      <DialogContent>
        {secret === null ? (
          <NewTokenForm connection={connection} onMade={setSecret} onCancel={onClose} />
        ) : (
          <TokenSecret secret={secret} />
        )}
      </DialogContent>
      {secret !== null && (
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {t('close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
