import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const steps = ['tower', 'structure', 'compare'] as const;

/** The job in three steps. */
export function LandingSteps() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: { xs: 6, md: 9 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: '1fr 1fr 1fr' },
      }}
    >
      {steps.map((step, index) => (
        <Box component="li" key={step} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 2 }}>
          <Typography variant="overline" color="textSecondary">
            {index + 1}
          </Typography>
          <Typography variant="h2">{t(`${step}.title`)}</Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {t(`${step}.text`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
