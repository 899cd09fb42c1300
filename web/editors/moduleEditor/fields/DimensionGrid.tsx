import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ConcreteField } from '#domain/structures/concrete/concreteNames.ts';
import { dimensionsOf, dimensionUnit } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { NumberField } from '../../../forms/fields/NumberField.tsx';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  form: UseFormReturn;
  technology: Technology;
  /** The element they are of; none for those of the whole floor. */
  of?: ConcreteField;
};

/** Single dimensions of a structure, each with what it is for; nothing where there are none. */
export function DimensionGrid({ form, technology, of }: Props) {
  const { t } = useTranslation('moduleEditor');
  const dimensions = Object.entries(dimensionsOf(technology)).filter(([, each]) => each.of === of);
  if (dimensions.length === 0) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
    >
      {dimensions.map(([name, { use, isOptional = false }]) => {
        const text = t(`dimensionText.${use}`);
        return (
          <NumberField
            key={name}
            control={form.control}
            name={`${technology}.${name}`}
            label={t(keyWith('moduleEditor', 'dimension.', name))}
            required={!isOptional}
            helperText={isOptional ? t('dimensionText.optional', { text }) : text}
            unit={dimensionUnit(name)}
          />
        );
      })}
    </Box>
  );
}
