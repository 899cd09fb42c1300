import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { RenewSecretMutation } from '#relay/RenewSecretMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { MakeButtons } from '../MakeButtons.tsx';

type Props = { webhookId: string; onMade: (secret: string) => void; onCancel: () => void };

/** Asks before a webhook gets a new secret. */
export function RenewSecret({ webhookId, onMade, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const [commit, pending] = useMutation<RenewSecretMutation>(graphql`
    mutation RenewSecretMutation($input: RenewWebhookSecretInput!) {
      renewWebhookSecret(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        secret
      }
    }
  `);
  const renew = async () => {
    const secret = (await commit({ variables: { input: { webhookId } } }))?.renewWebhookSecret.secret;
    if (secret) onMade(secret);
  };
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>{t('hooks.secretText')}</DialogContentText>
      <MakeButtons pending={pending} onCancel={onCancel} onMake={() => void renew()} />
    </>
  );
}
