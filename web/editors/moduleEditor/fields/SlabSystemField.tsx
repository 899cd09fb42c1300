import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { useSlabSystemName } from '../../../components/figures/slabSystem.ts';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { useOffered } from '../../../session/offered.ts';

/** The slab system, on which usual figures and remarks of a comparison depend. */
export function SlabSystemField({ form, technology }: { form: UseFormReturn; technology: Technology }) {
  const { t } = useTranslation('moduleEditor');
  const nameOf = useSlabSystemName();
  const { slabSystems: isOffered } = useOffered();
  if (!isOffered) return null;
  return (
    <Box sx={{ maxWidth: 360 }}>
      <SelectField
        control={form.control}
        name={`${technology}.slabSystem`}
        label={t('slabSystem')}
        helperText={t('slabSystem.text')}
        options={[
          { value: '', label: t('slabSystem.none') },
          ...slabSystems.map((system) => ({ value: system, label: nameOf(system) })),
        ]}
      />
    </Box>
  );
}
