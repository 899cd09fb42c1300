import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { optionSchema } from '#domain/tower/option.ts';
import type { NewOptionDialogMutation } from '#relay/NewOptionDialogMutation.graphql.ts';
import { SwitchField } from '../../../forms/fields/SwitchField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { FormDialog } from '../../../forms/dialogs/FormDialog.tsx';

type Props = {
  unitId: string;
  connections: readonly string[];
  /** `made` is the raw id of the new simulation. */
  onClose: (made?: string) => void;
};

/** The dialog 'Adicionar Simulação'; a failure keeps it open with what was typed. */
export function NewOptionDialog({ unitId, connections, onClose }: Props) {
  const { t } = useTranslation('unit');
  const form = useDomainForm(optionSchema, { defaultValues: { name: '', isReference: false } });
  const [commit, pending] = useMutation<NewOptionDialogMutation>(
    graphql`
      mutation NewOptionDialogMutation(
        $input: CreateOptionInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        createOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          optionEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              databaseId
              ...OptionCard_option
              ...OptionsTable_option
              ...SummaryPanel_option
              ...ModulesTable_option
            }
          }
          unit {
            ...savedFloors_unit
            ...FloorConsumption_unit
            options(first: 50) {
              edges {
                node {
                  id
                  isReference
                  revision
                }
              }
            }
          }
        }
      }
    `,
    { success: t('options.created'), failure: t('options.createError'), invalidates: true },
  );
  const save = async ({ name, isReference }: z.output<typeof optionSchema>) => {
    const variables = { input: { unitId, name, isReference }, connections };
    const done = await commit({ variables, onRefused: refusalsOn(form) });
    if (done !== null) onClose(done.createOption.optionEdge?.node?.databaseId);
  };
  return (
    <FormDialog
      form={form}
      title={t('options.new.title')}
      submitLabel={t(pending ? 'options.creating' : 'create')}
      onSave={save}
      onClose={() => onClose()}
    >
      <TextField control={form.control} name="name" label={t('options.name')} required autoFocus />
      <SwitchField control={form.control} name="isReference" label={t('options.asReference')} />
    </FormDialog>
  );
}
