import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WebhooksSection_viewer$key } from '#relay/WebhooksSection_viewer.graphql.ts';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** Addresses that changes are posted to. */
export function WebhooksSection({ viewer }: { viewer: WebhooksSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const [adding, setAdding] = useState(false);
  const { webhooks } = useFragment(
    graphql`
      fragment WebhooksSection_viewer on Viewer @throwOnFieldError {
        webhooks {
          id
          ...WebhookRow_webhook
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
