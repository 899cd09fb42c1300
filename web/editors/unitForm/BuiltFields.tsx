import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../forms/NumberField.tsx';
import { useOffered } from '../../session/offered.ts';
import type { UnitFormState } from './useUnitForm.ts';

/** How many such towers are built, and the dwellings of one; nothing where the service does not keep them. */
export function BuiltFields({ form }: { form: UnitFormState }) {
  const { t } = useTranslation('unitForm');
  const { towerRepetition, dwellings } = useOffered();
  if (!towerRepetition && !dwellings) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 640 }}>
      {towerRepetition && (
        <NumberField
          control={form.control}
          name="repetitionCount"
          label={t('repetition')}
          helperText={t('repetition.help')}
        />
      )}
      {dwellings && (
        <NumberField
          control={form.control}
          name="dwellings"
          label={t('dwellings')}
          helperText={t('dwellings.help')}
        />
      )}
    </Box>
  );
}
