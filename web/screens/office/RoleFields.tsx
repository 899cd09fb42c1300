import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '../../forms/fields/fieldControl.ts';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { roles } from '../../parts/people/roles.ts';

/** What somebody may do in an office, and what they do there: fields `role` and `discipline`. */
export function RoleFields<Values extends FieldValues>({ control }: { control: FieldControl<Values> }) {
  const { t } = useTranslation('office');
  const options = roles.map(({ value, key }) => ({ value, label: t(key) }));
  return (
    <>
      <SelectField
        control={control}
        name={'role' as FieldPath<Values>}
        label={t('role')}
        options={options}
        required
      />
      <TextField
        control={control}
        name={'discipline' as FieldPath<Values>}
        label={t('discipline')}
        helperText={t('disciplineHelp')}
      />
    </>
  );
}
