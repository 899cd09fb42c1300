import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { DeleteAccountDialogMutation } from '#relay/DeleteAccountDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { userErrorText } from '../../errors/errorText.ts';
import { useOffered } from '../../session/offered.ts';
import { clearDrafts } from '../../session/drafts.ts';
import { leaveSession } from '../../session/leaveSession.ts';
import { paths } from '../../paths.ts';

/** Deletes the account once its email and the password have been typed: this cannot be undone. */
export function DeleteAccountDialog({
  email,
  open,
  onClose,
}: {
  email: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const offered = useOffered();
  const [commit, pending] = useMutation<DeleteAccountDialogMutation>(
    graphql`
      mutation DeleteAccountDialogMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    { success: t('account.deleted') },
  );
  const remove = async () => {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setWrong(true);
    const input = offered.passwordConfirmation ? { currentPassword: password } : {};
    const done = await commit({
      variables: { input },
      onRefused: (errors) => {
        const atPassword = errors.find(({ path }) => path?.at(-1) === 'currentPassword');
        setRefusal(atPassword && userErrorText(atPassword));
        return errors.filter((error) => error !== atPassword);
      },
    });
    if (done === null) return;
    clearDrafts();
    await leaveSession(() => navigate(paths.landing));
  };
  const close = () => {
    setTyped('');
    setWrong(false);
    setPassword('');
    setRefusal(undefined);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('account.deleteTitle')}
      text={t('account.deleteText')}
      confirmLabel={t('account.delete')}
      destructive
      pending={pending}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <TextField
        sx={{ mt: 2 }}
        label={t('account.typeEmail', { email })}
        value={typed}
        error={wrong}
        helperText={wrong ? t('account.wrongEmail') : undefined}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      {offered.passwordConfirmation && (
        <TextField
          sx={{ mt: 2 }}
          type="password"
          label={t('currentPassword')}
          value={password}
          error={refusal !== undefined}
          helperText={refusal}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
      )}
    </ConfirmDialog>
  );
}
