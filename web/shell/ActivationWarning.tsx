import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ActivationWarning_user$key } from '#relay/ActivationWarning_user.graphql.ts';
import { onActivationRequired } from '../errors/activationRequired.ts';
import { updateSessionUser } from '../session/session.ts';
import { ActivationDialog } from './ActivationDialog.tsx';

/** Tells a user whose account is not activated, and sends the mail again. Opens by itself when the service refuses. */
export function ActivationWarning({ user }: { user: ActivationWarning_user$key }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
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
  useEffect(() => onActivationRequired(() => setOpen(true)), []);
  if (activated && !open) return null;
  return (
    <>
      {!activated && (
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
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('activation.send')}
            </Button>
          }
        >
          {t('activation.warning')}
        </Alert>
      )}
      <ActivationDialog email={email} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
