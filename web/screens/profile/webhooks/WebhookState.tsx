import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WebhookState_webhook$key } from '#relay/WebhookState_webhook.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** What is wrong with a webhook; nothing while all is well. */
export function WebhookState({ webhook }: { webhook: WebhookState_webhook$key }) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const { enabled, offReason, failingSince } = useFragment(
    graphql`
      fragment WebhookState_webhook on Webhook {
        enabled
        offReason
        failingSince
      }
    `,
    webhook,
  );
  const text = !enabled
    ? t(`hooks.off.${offReason ?? 'PAUSED'}`)
    : failingSince != null && t('hooks.failing', { ago: ago(failingSince) });
  if (text === false) return null;
  const isCalm = !enabled && offReason == null;
  return (
    <Typography variant="body2" color={isCalm ? 'textSecondary' : 'error'}>
      {text}
    </Typography>
  );
}
