import { useTranslation } from 'react-i18next';
import { organizationSchema } from '#domain/people/organization.ts';
import { FormDialog } from '../../forms/dialogs/FormDialog.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import type { OnRefused } from '../../relay/mutations/useCommit.ts';

type Props = {
  title: string;
  name: string;
  /** Resolves to null when it was refused. */
  onSave: (name: string, onRefused: OnRefused) => Promise<unknown>;
  onClose: () => void;
};

/** What an office is called. */
export function NameDialog({ title, name, onSave, onClose }: Props) {
  const { t } = useTranslation('office');
  const form = useDomainForm(organizationSchema, { defaultValues: { name } });
  return (
    <FormDialog
      form={form}
      title={title}
      onSave={(values) => onSave(values.name, refusalsOn(form))}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={t('name')} required autoFocus />
    </FormDialog>
  );
}
