import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeclarationForm } from '#domain/factors/declarationForm.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { factorRows } from '#domain/factors/factorRows.ts';
import { materialRow } from '#domain/materials/materialRow.ts';
import type { FieldControl } from '../../../forms/fieldControl.ts';
import { fieldHelp } from '../../../forms/TextField.tsx';

type Props = {
  control: FieldControl<DeclarationForm>;
  /** Keys of materials with a supplier already. */
  taken: readonly string[];
};

const kindOf = (key: string) => key.slice(0, key.indexOf(':'));

/** A row of the factor set, searched by its name; rows with a supplier are greyed. */
export function MaterialField({ control, taken }: Props) {
  const { t } = useTranslation('suppliers');
  const { field, fieldState } = useController({ control, name: 'material' });
  const rows = factorRows(currentFactorSet).filter(({ key }) => materialRow(key) !== undefined);
  return (
    <Autocomplete
      options={rows}
      value={rows.find(({ key }) => key === field.value) ?? null}
      onChange={(_, row) => field.onChange(row?.key ?? '')}
      onBlur={field.onBlur}
      groupBy={({ key }) => t(`kind.${kindOf(key)}`)}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ key }) => key}
      getOptionDisabled={({ key }) => taken.includes(key)}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      noOptionsText={t('field.noMaterial')}
      openText={t('field.open')}
      closeText={t('field.close')}
      clearText={t('field.clear')}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={t('column.material')}
          required
          autoFocus
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldHelp(fieldState.error?.message, t('field.materialHelp'))}
        />
      )}
    />
  );
}
