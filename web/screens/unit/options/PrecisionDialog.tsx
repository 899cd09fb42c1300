import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { precisionFormSchema } from '#domain/tower/option.ts';
import type { PrecisionDialog_option$key } from '#relay/PrecisionDialog_option.graphql.ts';
import type { PrecisionDialogMutation } from '#relay/PrecisionDialogMutation.graphql.ts';
import { FormDialog } from '../../../forms/dialogs/FormDialog.tsx';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';

type Props = { option: PrecisionDialog_option$key; onClose: () => void };

/** Says how much the quantities of a simulation may err, per cent; an empty field leaves it to the project's phase. */
export function PrecisionDialog({ option, onClose }: Props) {
  const { t } = useTranslation('unit');
  const { id, precision } = useFragment(
    graphql`
      fragment PrecisionDialog_option on Option {
        id
        precision
      }
    `,
    option,
  );
  const percent = precision == null ? undefined : Number((precision * 100).toPrecision(12));
  const form = useDomainForm(precisionFormSchema, { defaultValues: { percent } });
  const [commit] = useMutation<PrecisionDialogMutation>(
    graphql`
      mutation PrecisionDialogMutation($input: SetPrecisionInput!) {
        setPrecision(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            precision
            revision
          }
        }
      }
    `,
    { success: t('options.renamed'), failure: t('options.updateError'), invalidates: true },
  );
  const save = (values: { percent?: number | undefined }) => {
    const input = { optionId: id, precision: values.percent === undefined ? null : values.percent / 100 };
    return commit({ variables: { input }, onRefused: refusalsOn(form, { precision: 'percent' }) });
  };
  return (
    <FormDialog form={form} title={t('options.precision')} onSave={save} onClose={onClose}>
      <NumberField
        control={form.control}
        name="percent"
        label={t('options.precision.label')}
        unit="%"
        helperText={t('options.precision.help')}
        autoFocus
      />
    </FormDialog>
  );
}
