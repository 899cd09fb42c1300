import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import type { WebhookActionsDeleteMutation } from '#relay/WebhookActionsDeleteMutation.graphql.ts';
import type { WebhookActionsRenewSecretMutation } from '#relay/WebhookActionsRenewSecretMutation.graphql.ts';
import type { WebhookActions_webhook$key } from '#relay/WebhookActions_webhook.graphql.ts';
import { ActionsMenu } from '../../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../../components/dialogs/deleteAction.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../forms/dialogs/FormDialog.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { EditOutlined, Refresh } from '../../../theme/icons.tsx';
import { MakeButtons } from '../MakeButtons.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { useWebhookChange } from './useWebhookChange.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { entitiesOf, subjectsOf, webhookFormSchema } from './webhookForm.ts';

/** The menu of less frequent actions on a webhook. */
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
    deleteAction(t('hooks.delete'), () => setOpen('delete')),
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

type Props = { webhookId: string; onMade: (secret: string) => void; onCancel: () => void };

/** Asks before a webhook gets a new secret. */
function RenewSecret({ webhookId, onMade, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const [commit, pending] = useMutation<WebhookActionsRenewSecretMutation>(graphql`
    mutation WebhookActionsRenewSecretMutation($input: RenewWebhookSecretInput!) {
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

type EditWebhookDialogProps = {
  webhook: { id: string; url: string; events: readonly string[] };
  onClose: () => void;
};

/** Another address, or other changes, for a webhook. */
function EditWebhookDialog({ webhook: { id, url, events }, onClose }: EditWebhookDialogProps) {
  const { t } = useTranslation('profile');
  const form = useDomainForm(webhookFormSchema, { defaultValues: { url, events: entitiesOf(events) } });
  const [change] = useWebhookChange(id);
  const save = ({ events: chosen, ...values }: z.output<typeof webhookFormSchema>) =>
    change({ ...values, events: subjectsOf(chosen) }, refusalsOn(form));
  return (
    <FormDialog form={form} title={t('hooks.edit')} onSave={save} onClose={onClose}>
      <WebhookFields control={form.control} />
    </FormDialog>
  );
}
