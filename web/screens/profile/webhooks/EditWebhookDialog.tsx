import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { showUserErrors } from '../../../forms/userErrors.ts';
import { useWebhookChange } from './useWebhookChange.ts';
import { entitiesOf, subjectsOf, webhookFormSchema } from './webhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';

type Props = { webhook: { id: string; url: string; events: readonly string[] }; onClose: () => void };

/** Another address, or other changes, for a webhook. */
export function EditWebhookDialog({ webhook: { id, url, events }, onClose }: Props) {
  const { t } = useTranslation('profile');
  const form = useDomainForm(webhookFormSchema, { defaultValues: { url, events: entitiesOf(events) } });
  const [change, pending] = useWebhookChange(id);
  const save = async (values: z.output<typeof webhookFormSchema>) => {
    const done = await change({ ...values, events: subjectsOf(values.events) }, (errors) =>
      showUserErrors(form, errors),
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('hooks.edit')}
      dirty={form.formState.isDirty}
      submitLabel={t('save')}
      pending={pending}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      <WebhookFields control={form.control} />
    </FormDialog>
  );
}
