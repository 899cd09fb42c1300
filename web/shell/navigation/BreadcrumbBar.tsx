import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { useSession } from '../../session/useSession.ts';
import { paths } from '../../paths.ts';
import { useCrumbs } from '../screenTitle.ts';

/**
 * One line where there is little room, with long names shortened: a trail that arrives with the data and takes a second
 * line would push the screen down. 24 px is the minimum touch target.
 */
const bar = {
  fontSize: '0.875rem',
  minHeight: 24,
  minWidth: 0,
  '& a': { display: 'inline-block', lineHeight: '24px' },
  '& ol': { flexWrap: { xs: 'nowrap', md: 'wrap' } },
  '& li:not([aria-hidden])': { minWidth: { xs: '3ch', md: 0 }, flexShrink: 1 },
  // Home is a short word, and what the screen itself is called stands right below.
  '& li:first-of-type': { flexShrink: 0 },
  '& li:last-of-type': { flexShrink: 8 },
  '& li > *': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
} as const;

/** Home and the screens above the one in view; home itself has none above it. */
export function BreadcrumbBar() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const home = useSession() === null ? paths.landing : paths.dashboard;
  const { pathname } = useLocation();
  if (pathname === paths.landing) return null;
  return (
    <Breadcrumbs aria-label={t('breadcrumbs')} sx={bar}>
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
