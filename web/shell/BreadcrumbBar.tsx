import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenLink } from '../components/ScreenLink.tsx';
import { useSession } from '../session/useSession.ts';
import { paths } from '../paths.ts';
import { useCrumbs } from './screenTitle.ts';

/** Home and the screens above the one in view; home itself has none above it. */
export function BreadcrumbBar() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const home = useSession() === null ? paths.landing : paths.dashboard;
  const { pathname } = useLocation();
  if (pathname === paths.landing) return null;
  return (
    <Breadcrumbs
      aria-label={t('breadcrumbs')}
      // 24 px is the least a finger is given, on narrow screens in lines right below each other.
      sx={{ fontSize: '0.875rem', minHeight: 24, '& a': { display: 'inline-block', lineHeight: '24px' } }}
    >
      {pathname !== home && (
        <ScreenLink to={home} color="textSecondary">
          {t('nav.home')}
        </ScreenLink>
      )}
      {crumbs.map(({ label, to, state }, index) =>
        index === crumbs.length - 1 ? (
          <Typography
            key={label}
            variant="body2"
            color="textPrimary"
            aria-current="page"
            noWrap
            sx={{ maxWidth: 320 }}
          >
            {label}
          </Typography>
        ) : to === '' ? (
          <span key={label}>{label}</span>
        ) : (
          <ScreenLink key={to} to={to} state={state} color="textSecondary">
            {label}
          </ScreenLink>
        ),
      )}
    </Breadcrumbs>
  );
}
