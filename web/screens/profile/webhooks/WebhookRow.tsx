import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WebhookRowTestMutation } from '#relay/WebhookRowTestMutation.graphql.ts';
import type { WebhookRow_webhook$key } from '#relay/WebhookRow_webhook.graphql.ts';
import type { WebhookRow_webhookStateWebhook$key } from '#relay/WebhookRow_webhookStateWebhook.graphql.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { useOutcomeText } from './useOutcomeText.ts';
import { useWebhookChange } from './useWebhookChange.ts';
import { WebhookActions } from './WebhookActions.tsx';

/** One webhook: how it does, a test, what was sent, and what else can be done with it. */
export function WebhookRow({ webhook }: { webhook: WebhookRow_webhook$key }) {
  const { t } = useTranslation('profile');
  const [reading, setReading] = useState(false);
  const outcome = useOutcomeText();
  const row = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        url
        events
        projectDatabaseId
        projectName
        enabled
        ...WebhookActions_webhook
        ...WebhookRow_webhookStateWebhook
      }
    `,
    webhook,
  );
  const { id, url, events, enabled } = row;
  const [change, changing] = useWebhookChange(id);
  const [test, testing] = useMutation<WebhookRowTestMutation>(graphql`
    mutation WebhookRowTestMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        delivery {
          status
          ...useOutcomeText_delivery @relay(mask: false)
        }
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const tryIt = async () => {
    const delivery = (await test({ variables: { input: { webhookId: id } } }))?.testWebhook.delivery;
    if (delivery) showToast(outcome(delivery), delivery.status === 'DELIVERED' ? 'success' : 'error');
  };
  const project = row.projectDatabaseId == null ? t('tokens.allProjects') : row.projectName;
  const kinds = t('hooks.kinds', { count: events.length });
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={url}
        secondary={
          <>
            {`${project ?? t('hooks.unseen')} · ${kinds}`}
            <WebhookState webhook={row} />
          </>
        }
        sx={{ flex: '1 1 320px', overflowWrap: 'anywhere' }}
        slotProps={{ primary: { sx: { fontWeight: 500 } }, secondary: { component: 'div' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Switch
          checked={enabled}
          disabled={changing}
          onChange={(_, on) => void change({ enabled: on })}
          slotProps={{ input: { 'aria-label': t('hooks.onName', { url }) } }}
        />
        <Button
          size="small"
          variant="outlined"
          loading={testing}
          onClick={() => void tryIt()}
          aria-label={t('hooks.testName', { url })}
        >
          {t('hooks.test')}
        </Button>
        <Button size="small" onClick={() => setReading(true)} aria-label={t('hooks.deliveriesName', { url })}>
          {t('hooks.deliveries')}
        </Button>
        <WebhookActions webhook={row} />
      </Box>
      {reading && <DeliveriesDialog id={id} url={url} onClose={() => setReading(false)} />}
    </ListItem>
  );
}

/** What is wrong with a webhook; nothing while all is well. */
function WebhookState({ webhook }: { webhook: WebhookRow_webhookStateWebhook$key }) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const { enabled, offReason, failingSince } = useFragment(
    graphql`
      fragment WebhookRow_webhookStateWebhook on Webhook {
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
