import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../components/LanguageMenu.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch.tsx';
import { paths } from '../../paths.ts';
import { Brand } from './Brand.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The simple frame of the log-in: home, log-in, theme and language. */
export function GuestNav({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
        <Box
          component="nav"
          aria-label={t('nav.main')}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            px: { xs: 2, md: 4 },
            height: 64,
            maxWidth: 1280,
            mx: 'auto',
          }}
        >
          <Brand />
          <Box sx={{ flex: 1 }} />
          <ThemeSwitch />
          <LanguageMenu />
          <Button component={PreloadLink} to={paths.landing} color="inherit" sx={{ px: { xs: 1, sm: 2 } }}>
            {t('nav.home')}
          </Button>
          <Button component={PreloadLink} to={paths.login} variant="outlined" sx={{ px: { xs: 1, sm: 2 } }}>
            {t('nav.login')}
          </Button>
        </Box>
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', px: 2, outline: 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}
