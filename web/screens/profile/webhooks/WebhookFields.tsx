import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { activityEntities } from '#domain/project/activityEntities.ts';
import type { FieldControl } from '../../../forms/fields/fieldControl.ts';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';

type Values = FieldValues & { url: string; events: readonly string[] };

/** The address, and whose changes go there. */
export function WebhookFields<Form extends Values>({ control }: { control: FieldControl<Form> }) {
  const { t } = useTranslation('profile');
  const options = activityEntities.map((value) => ({ value, label: t(`hooks.of.${value}`) }));
  return (
    <>
      <TextField
        control={control}
        name={'url' as FieldPath<Form>}
        label={t('hooks.url')}
        helperText={t('hooks.urlHint')}
        type="url"
        required
        autoFocus
      />
      <SelectField
        control={control}
        name={'events' as FieldPath<Form>}
        label={t('hooks.events')}
        options={options}
        slotProps={{ select: { multiple: true } }}
        required
      />
    </>
  );
}
