import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../components/CopyLine.tsx';

type Props = {
  title: string;
  /** Once the secret is there. */
  madeTitle: string;
  onClose: () => void;
  /** The form that makes it. */
  children: (onMade: (secret: string) => void) => ReactNode;
};

/** Asks what is to be made, then shows its secret this once. */
export function SecretDialog({ title, madeTitle, onClose, children }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog
      open
      // The secret is shown only once, and something was typed before: a click outside must lose neither.
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{secret === null ? title : madeTitle}</DialogTitle>
      <DialogContent>{secret === null ? children(setSecret) : <TokenSecret secret={secret} />}</DialogContent>
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

/** The secret with a copy button. */
function TokenSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('tokens.once')}
      </Alert>
      <CopyLine text={secret} />
    </>
  );
}
