import { useTranslation } from 'react-i18next';
import { organizationSchema } from '#domain/people/organization.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import type { OnRefused } from '../../relay/useCommit.ts';

type Props = {
  title: string;
  name: string;
  pending: boolean;
  /** Resolves to null when it was refused. */
  onSave: (name: string, onRefused: OnRefused) => Promise<unknown>;
  onClose: () => void;
};

/** What an office is called. */
export function NameDialog({ title, name, pending, onSave, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationSchema, { defaultValues: { name } });
  const save = form.handleSubmit(async (values) => {
    const done = await onSave(values.name, (errors) => showUserErrors(form, errors));
    if (done !== null) onClose();
  });
  return (
    <FormDialog
      title={title}
      dirty={form.formState.isDirty}
      submitLabel={t('save')}
      pending={pending}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('name')} required autoFocus />
    </FormDialog>
  );
}
