import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PendingEmail_user$key } from '#relay/PendingEmail_user.graphql.ts';
import type { PendingEmailMutation } from '#relay/PendingEmailMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** A new email that waits for its confirmation, and the way to give it up. */
export function PendingEmail({ user }: { user: PendingEmail_user$key }) {
  const { t } = useTranslation('profile');
  const { email, pendingEmail } = useFragment(
    graphql`
      fragment PendingEmail_user on User {
        email
        pendingEmail
      }
    `,
    user,
  );
  const [commit, pending] = useMutation<PendingEmailMutation>(
    graphql`
      mutation PendingEmailMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          user {
            id
            pendingEmail
          }
        }
      }
    `,
    { success: t('pendingEmail.kept') },
  );
  if (pendingEmail == null) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 3, overflowWrap: 'anywhere', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          loading={pending}
          onClick={() => void commit({ variables: { input: { email } } })}
        >
          {t('pendingEmail.cancel')}
        </Button>
      }
    >
      {t('pendingEmail.text', { pendingEmail, email })}
    </Alert>
  );
}
