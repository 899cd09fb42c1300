import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/Fold.tsx';
import { terms } from './terms.ts';

/** All explained words in one place, for those who read before they look. */
export function Glossary() {
  const { t } = useTranslation('terms');
  return (
    <Fold title={t('glossary')} printed={false}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {terms.map((name) => (
          <div key={name}>
            <Typography component="dt" variant="subtitle2">
              {t(`name.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
              {t(`term.${name}`)}
            </Typography>
          </div>
        ))}
      </Box>
    </Fold>
  );
}
