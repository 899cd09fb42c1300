import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';

/** The rights over one's data and the way to where they are exercised. */
export function RightsSection() {
  const { t } = useTranslation('legal');
  return (
    <Section title={t('rights.title')} text={t('rights.text')}>
      <Box component="ul" sx={{ mt: 0, pl: 3 }}>
        <li>{t('rights.see')}</li>
        <li>{t('rights.correct')}</li>
        <li>{t('rights.delete')}</li>
      </Box>
      <Button variant="contained" component={PreloadLink} to={paths.profile}>
        {t('rights.open')}
      </Button>
      <Typography sx={{ mt: 2 }}>{t('rights.others')}</Typography>
    </Section>
  );
}
