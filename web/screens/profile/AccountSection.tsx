import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { AccountSection_user$key } from '#relay/AccountSection_user.graphql.ts';
import type { AccountSectionDeleteAccountDialogMutation } from '#relay/AccountSectionDeleteAccountDialogMutation.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { userErrorText } from '../../errors/errorText.ts';
import { paths } from '../../paths.ts';
import { useFileExport } from '../../relay/useFileExport.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { clearDrafts } from '../../session/drafts.ts';
import { leaveSession } from '../../session/leaveSession.ts';
import { useOffered } from '../../session/offered.ts';

/** Everything held about the user as a file, and the end of the account. */
export function AccountSection({ user }: { user: AccountSection_user$key }) {
  const { t } = useTranslation('profile');
  const offered = useOffered();
  const [deleting, setDeleting] = useState(false);
  const [exportAccount, exporting] = useFileExport('torre-account.json', '/graphql/account.json');
  const { email } = useFragment(
    graphql`
      fragment AccountSection_user on User {
        email
      }
    `,
    user,
  );
  if (!offered.accountExport && !offered.accountDeletion) return null;
  return (
    <Section title={t('account.title')} text={t('account.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.accountExport && (
          <Button variant="outlined" loading={exporting} onClick={() => void exportAccount()}>
            {t('account.export')}
          </Button>
        )}
        {offered.accountDeletion && (
          <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>
            {t('account.delete')}
          </Button>
        )}
        <Button component={PreloadLink} to={paths.privacy}>
          {t('account.rights')}
        </Button>
      </Box>
      <DeleteAccountDialog email={email} open={deleting} onClose={() => setDeleting(false)} />
    </Section>
  );
}

/** Deletes the account once its email and the password have been typed: this cannot be undone. */
function DeleteAccountDialog({
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
  const [commit, pending] = useMutation<AccountSectionDeleteAccountDialogMutation>(
    graphql`
      mutation AccountSectionDeleteAccountDialogMutation($input: DeleteAccountInput!) {
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
