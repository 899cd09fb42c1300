import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../components/dialogs/TitledDialog.tsx';
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
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <TitledDialog
      title={secret === null ? title : madeTitle}
      // The secret is shown only once, and something was typed before: a click outside must lose neither.
      staysOnOutsideClick
      onClose={onClose}
      actions={secret === null ? null : undefined}
    >
      {secret === null ? children(setSecret) : <TokenSecret secret={secret} />}
    </TitledDialog>
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
