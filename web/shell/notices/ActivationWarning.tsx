import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ActivationWarning_user$key } from '#relay/ActivationWarning_user.graphql.ts';
import { activationRequired } from '../../errors/activationRequired.ts';
import { updateSessionUser } from '../../session/session.ts';

/** Tells a user whose account is not activated, and asks to send the mail again. */
export function ActivationWarning({ user }: { user: ActivationWarning_user$key }) {
  const { t } = useTranslation();
  const { activated, email, name } = useFragment(
    graphql`
      fragment ActivationWarning_user on User {
        name
        email
        activated
      }
    `,
    user,
  );
  useEffect(() => updateSessionUser({ name, email, activated }), [name, email, activated]);
  if (activated) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{
        mb: 3,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 240px' },
        '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' },
      }}
      action={
        <Button color="inherit" size="small" onClick={activationRequired}>
          {t('activation.send')}
        </Button>
      }
    >
      {t('activation.warning')}
    </Alert>
  );
}
