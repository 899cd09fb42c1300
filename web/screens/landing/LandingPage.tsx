import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PreloadLink, ScreenLink } from '../../components/ScreenLink.tsx';
import { useSession } from '../../session/useSession.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { LandingPicture } from './LandingPicture.tsx';
import { LandingSteps } from './LandingSteps.tsx';

/** What the product is for, and the ways in. */
export function LandingPage() {
  const { t } = useTranslation('landing');
  const signedIn = useSession() !== null;
  useScreenTitle(t('title'));
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto', width: '100%', py: { xs: 2, md: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, lg: 8 },
          gridTemplateColumns: { lg: '1fr 460px' },
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography variant="overline" color="primary">
            {t('soon')}
          </Typography>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '2rem', md: '2.75rem' }, lineHeight: 1.12, mt: 1, textWrap: 'balance' }}
          >
            {t('headline')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.125rem', maxWidth: 560 }}>
            {t('text')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
            {!signedIn && (
              <>
                <Button size="large" variant="contained" component={PreloadLink} to={paths.signUp}>
                  {t('signUp')}
                </Button>
                <Button size="large" variant="outlined" component={PreloadLink} to={paths.login}>
                  {t('login')}
                </Button>
              </>
            )}
            <Button
              size="large"
              variant={signedIn ? 'contained' : 'text'}
              component={PreloadLink}
              to={paths.projectCards}
            >
              {t('projects')}
            </Button>
          </Box>
        </Box>
        <LandingPicture />
      </Box>
      <LandingSteps />
      <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 3, mt: 6 }}>
        <ScreenLink to={paths.terms}>{t('terms')}</ScreenLink>
        <ScreenLink to={paths.privacy}>{t('privacy')}</ScreenLink>
      </Typography>
    </Box>
  );
}
