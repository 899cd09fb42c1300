import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WebhookActions_webhook$key } from '#relay/WebhookActions_webhook.graphql.ts';
import type { WebhookActionsDeleteMutation } from '#relay/WebhookActionsDeleteMutation.graphql.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { DeleteOutlined, EditOutlined, Refresh } from '../../../theme/icons.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { RenewSecret } from './RenewSecret.tsx';

/** What is done with a webhook now and then, behind three dots. */
export function WebhookActions({ webhook }: { webhook: WebhookActions_webhook$key }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState<'edit' | 'secret' | 'delete' | null>(null);
  const row = useFragment(
    graphql`
      fragment WebhookActions_webhook on Webhook {
        id
        url
        events
      }
    `,
    webhook,
  );
  const [commit, pending] = useMutation<WebhookActionsDeleteMutation>(
    graphql`
      mutation WebhookActionsDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          viewer {
            ...WebhooksSection_viewer
          }
        }
      }
    `,
    { success: t('hooks.deleted') },
  );
  const { id, url } = row;
  const close = () => setOpen(null);
  const actions = [
    { label: t('hooks.edit'), icon: EditOutlined, onSelect: () => setOpen('edit') },
    { label: t('hooks.secret'), icon: Refresh, onSelect: () => setOpen('secret') },
    {
      label: t('hooks.delete'),
      icon: DeleteOutlined,
      onSelect: () => setOpen('delete'),
      destructive: true,
    },
  ];
  return (
    <>
      <ActionsMenu label={t('hooks.more', { url })} actions={actions} />
      {open === 'edit' && <EditWebhookDialog webhook={row} onClose={close} />}
      {open === 'secret' && (
        <SecretDialog title={t('hooks.secret')} madeTitle={t('hooks.secretMade')} onClose={close}>
          {(onMade) => <RenewSecret webhookId={id} onMade={onMade} onCancel={close} />}
        </SecretDialog>
      )}
      <ConfirmDialog
        open={open === 'delete'}
        title={t('hooks.deleteTitle')}
        text={t('hooks.deleteText', { url })}
        confirmLabel={t('hooks.delete')}
        destructive
        pending={pending}
        onConfirm={() => void commit({ variables: { input: { webhookId: id } } }).then(close)}
        onCancel={close}
      />
    </>
  );
}
