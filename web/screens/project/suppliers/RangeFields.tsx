import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { DeclarationForm } from '#domain/factors/declarationForm.ts';
import type { FieldControl } from '../../../forms/fields/fieldControl.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';

type Props = {
  control: FieldControl<DeclarationForm>;
  name: 'co2' | 'energy';
  title: string;
  unit: string;
  help: string;
  required?: boolean;
};

/** Both ends of a figure per unit; a single value is typed into the first. */
export function RangeFields({ control, name, title, unit, help, required = false }: Props) {
  const { t } = useTranslation('suppliers');
  const end = (which: 'min' | 'max') =>
    ({ control, name: `${name}.${which}`, label: t(`field.${which}`, { aspect: title }), unit }) as const;
  return (
    <Box role="group" aria-label={title}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberField {...end('min')} required={required} />
        <NumberField {...end('max')} />
      </Box>
      <FormHelperText>{help}</FormHelperText>
    </Box>
  );
}
