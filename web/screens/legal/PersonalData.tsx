import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';

const data = [
  'name',
  'email',
  'password',
  'professionalNumber',
  'birthDate',
  'work',
  'sessions',
  'activity',
] as const;

/** Each personal field with why it is asked. */
export function PersonalData() {
  const { t } = useTranslation('legal');
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {data.map((field) => (
          <Box key={field} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '220px 1fr' } }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {t(`data.${field}.label`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`data.${field}.why`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
