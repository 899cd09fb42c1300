import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { optionSchema } from '#domain/tower/option.ts';
import type { RenameOptionDialog_option$key } from '#relay/RenameOptionDialog_option.graphql.ts';
import type { RenameOptionDialogMutation } from '#relay/RenameOptionDialogMutation.graphql.ts';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { FormDialog } from '../../../forms/dialogs/FormDialog.tsx';

const nameSchema = optionSchema.pick({ name: true });

type Props = { option: RenameOptionDialog_option$key; onClose: () => void };

/** Renames a simulation: closes and shows the new name at once, takes it back when refused. */
export function RenameOptionDialog({ option, onClose }: Props) {
  const { t } = useTranslation('unit');
  const { id, name, revision } = useFragment(
    graphql`
      fragment RenameOptionDialog_option on Option {
        id
        name
        revision
      }
    `,
    option,
  );
  const form = useDomainForm(nameSchema, { defaultValues: { name } });
  const [commit] = useMutation<RenameOptionDialogMutation>(
    graphql`
      mutation RenameOptionDialogMutation($input: UpdateOptionInput!) {
        updateOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            name
            revision
          }
        }
      }
    `,
    { success: t('options.renamed'), failure: t('options.updateError') },
  );
  const save = async ({ name: wanted }: { name: string }) => {
    onClose();
    if (wanted === name) return;
    void commit({
      variables: { input: { optionId: id, name: wanted, revision: revision ?? null } },
      optimisticResponse: {
        updateOption: { errors: [], option: { id, name: wanted, revision: revision ?? null } },
      },
    });
  };
  return (
    <FormDialog form={form} title={t('options.rename')} onSave={save} onClose={onClose}>
      <TextField control={form.control} name="name" label={t('options.name')} required autoFocus />
    </FormDialog>
  );
}
