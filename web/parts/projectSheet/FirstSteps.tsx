import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useOffered } from '../../session/offered.ts';
import { keyWith } from '../../i18n/keyWith.ts';

const key = 'firstSteps';
const seen = 'seen';

/** How a decision comes about, for who is new; put away once, it never comes back in this browser. */
export function FirstSteps() {
  const { t } = useTranslation('projectSheet');
  const { importChecks, takeoffs, decisions, structures } = useOffered();
  const steps = [
    importChecks ? 'project' : 'onlyProject',
    'floors',
    takeoffs ? 'quantities' : 'onlyQuantities',
    decisions ? 'compare' : 'onlyCompare',
  ];
  const [isShown, setShown] = useState(() => localStorage.getItem(key) !== seen);
  if (!isShown) return null;
  const putAway = () => {
    localStorage.setItem(key, seen);
    setShown(false);
  };
  return (
    <Section
      title={t('steps.title')}
      actions={
        <Button size="small" onClick={putAway}>
          {t('steps.done')}
        </Button>
      }
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {steps.map((step) => (
          <Typography key={step} component="li" variant="body2" sx={{ mb: 0.5 }}>
            {t(keyWith('projectSheet', 'steps.', step))}
          </Typography>
        ))}
      </Box>
      {structures && (
        <Link component={PreloadLink} to={paths.newEstimate} variant="body2">
          {t('steps.estimate')}
        </Link>
      )}
    </Section>
  );
}
