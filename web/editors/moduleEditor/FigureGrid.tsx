import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../forms/NumberField.tsx';

/** A figure of the structure: its name in the form, what it is for, and its unit. */
export type StructureFigure = {
  name: string;
  use: 'formwork' | 'count' | 'span' | 'thickness' | 'area';
  unit?: string;
  /** Unless the rules can do without it. */
  required?: boolean;
};

type Props = { form: UseFormReturn; at: string; figures: readonly StructureFigure[] };

/** Single figures of a structure, labelled `figure.<name>`, each with what it is for. */
export function FigureGrid({ form, at, figures }: Props) {
  const { t } = useTranslation('moduleEditor');
  return (
    <Box
      sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
    >
      {figures.map(({ name, use, unit, required = true }) => (
        <NumberField
          key={name}
          control={form.control}
          name={`${at}.${name}`}
          label={t(`figure.${name}`)}
          required={required}
          helperText={
            required ? t(`figureText.${use}`) : t('figureText.optional', { text: t(`figureText.${use}`) })
          }
          {...(unit === undefined ? {} : { unit })}
        />
      ))}
    </Box>
  );
}
