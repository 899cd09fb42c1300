import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../forms/NumberField.tsx';

/** A dimension of the structure: its name in the form, what it is for, and its unit. */
export type Dimension = {
  name: string;
  use: 'formwork' | 'uses' | 'count' | 'span' | 'thickness' | 'area';
  unit?: string;
  /** Unless the rules can do without it. */
  required?: boolean;
};

type Props = { form: UseFormReturn; at: string; dimensions: readonly Dimension[] };

/** Single dimensions of a structure, labelled `dimension.<name>`, each with what it is for. */
export function DimensionGrid({ form, at, dimensions }: Props) {
  const { t } = useTranslation('moduleEditor');
  return (
    <Box
      sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
    >
      {dimensions.map(({ name, use, unit, required = true }) => (
        <NumberField
          key={name}
          control={form.control}
          name={`${at}.${name}`}
          label={t(`dimension.${name}`)}
          required={required}
          helperText={
            required
              ? t(`dimensionText.${use}`)
              : t('dimensionText.optional', { text: t(`dimensionText.${use}`) })
          }
          {...(unit === undefined ? {} : { unit })}
        />
      ))}
    </Box>
  );
}
