import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WebhooksSectionWebhookRowTestMutation } from '#relay/WebhooksSectionWebhookRowTestMutation.graphql.ts';
import type {
  WebhooksSection_webhook$data,
  WebhooksSection_webhook$key,
} from '#relay/WebhooksSection_webhook.graphql.ts';
import type { WebhooksSection_viewer$key } from '#relay/WebhooksSection_viewer.graphql.ts';
import { Section } from '../../../components/Section.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { showToast } from '../../../components/toasts/toasts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { useOutcomeText } from './useOutcomeText.ts';
import { useWebhookChange } from './useWebhookChange.ts';
import { WebhookActions } from './WebhookActions.tsx';

/** Addresses that changes are posted to. */
export function WebhooksSection({ viewer }: { viewer: WebhooksSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const [adding, setAdding] = useState(false);
  const { webhooks } = useFragment(
    graphql`
      fragment WebhooksSection_viewer on Viewer @throwOnFieldError {
        webhooks {
          id
          ...WebhooksSection_webhook
        }
      }
    `,
    viewer,
  );
  const rows = webhooks ?? [];
  const close = () => setAdding(false);
  const add = (
    <Button variant="outlined" onClick={() => setAdding(true)}>
      {t('hooks.new')}
    </Button>
  );
  return (
    <Section title={t('hooks.title')} text={t('hooks.text')} actions={rows.length > 0 && add}>
      {rows.length === 0 ? (
        <EmptyState compact title={t('hooks.empty')} text={t('hooks.emptyText')} action={add} />
      ) : (
        <List disablePadding>
          {rows.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </List>
      )}
      {adding && (
        <SecretDialog title={t('hooks.new')} madeTitle={t('hooks.secretMade')} onClose={close}>
          {(onMade) => <NewWebhookForm onMade={onMade} onCancel={close} />}
        </SecretDialog>
      )}
    </Section>
  );
}

/** One webhook: how it does, a test, what was sent, and what else can be done with it. */
function WebhookRow({ webhook }: { webhook: WebhooksSection_webhook$key }) {
  const { t } = useTranslation('profile');
  const [reading, setReading] = useState(false);
  const outcome = useOutcomeText();
  const row = useFragment(
    graphql`
      fragment WebhooksSection_webhook on Webhook {
        id
        url
        events
        projectDatabaseId
        projectName
        enabled
        offReason
        failingSince
        ...WebhookActions_webhook
      }
    `,
    webhook,
  );
  const { id, url, events, enabled } = row;
  const [change, changing] = useWebhookChange(id);
  const [test, testing] = useMutation<WebhooksSectionWebhookRowTestMutation>(graphql`
    mutation WebhooksSectionWebhookRowTestMutation($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        delivery {
          status
          ...useOutcomeText_delivery @relay(mask: false)
        }
        webhook {
          ...WebhooksSection_webhook
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
            <WebhookState {...row} />
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

type State = Pick<WebhooksSection_webhook$data, 'enabled' | 'offReason' | 'failingSince'>;

/** Why a webhook is off or failing; nothing while it works. */
function WebhookState({ enabled, offReason, failingSince }: State) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
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
