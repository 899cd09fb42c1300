import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useWebhookChange } from './useWebhookChange.ts';
import { entitiesOf, subjectsOf, webhookFormSchema } from './webhookForm.ts';
import { WebhookFields } from './WebhookFields.tsx';

type Props = { webhook: { id: string; url: string; events: readonly string[] }; onClose: () => void };

/** Another address, or other changes, for a webhook. */
export function EditWebhookDialog({ webhook: { id, url, events }, onClose }: Props) {
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
