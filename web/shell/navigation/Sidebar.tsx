import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../components/LanguageMenu.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch.tsx';
import { paths } from '../../paths.ts';
import { useOffered } from '../../session/offered.ts';
import { useSession } from '../../session/useSession.ts';
import { GroupsOutlined, KeyboardDoubleArrowLeft, KeyboardDoubleArrowRight } from '../../theme/icons.tsx';
import { Brand } from './Brand.tsx';
import { guestEntries, memberEntries } from './navEntries.tsx';
import { NavList } from './NavList.tsx';

/** The signed-in user with the log-out; loaded with the session's code. */
export type UserMenuPart = ComponentType<{ compact: boolean }> | undefined;
type Props = {
  compact: boolean;
  onToggle: () => void;
  overlay: boolean;
  notifications: ReactNode;
  UserMenu: UserMenuPart;
};

/** Links, notifications, theme, language, the office and the user; for guests, sign-up and log-in. */
export function Sidebar({ compact, onToggle, overlay, notifications, UserMenu }: Props) {
  const { t } = useTranslation();
  const guest = useSession() === null;
  const offered = useOffered();
  const toggleLabel = t(compact ? 'sidebar.open' : 'sidebar.close');
  return (
    <Box
      component="nav"
      aria-label={t('nav.main')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        gap: 1,
        py: 2,
        width: compact ? 88 : 264,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: compact ? 'column' : 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: compact ? 1 : 2,
          mb: 1.5,
        }}
      >
        <Brand compact={compact} />
        {!overlay && (
          <Tooltip title={toggleLabel} placement="right">
            <IconButton size="small" aria-label={toggleLabel} aria-expanded={!compact} onClick={onToggle}>
              {compact ? (
                <KeyboardDoubleArrowRight fontSize="small" />
              ) : (
                <KeyboardDoubleArrowLeft fontSize="small" />
              )}
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <NavList entries={guest ? guestEntries(t) : memberEntries(t, offered)} compact={compact} />
      <Box sx={{ flex: 1 }} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: compact ? 'column' : 'row',
          alignItems: 'center',
          gap: 0.5,
          px: compact ? 1 : 2,
        }}
      >
        {notifications}
        <ThemeSwitch />
        <LanguageMenu />
        {!guest && offered.organizations && (
          <Tooltip title={t('nav.office')} placement={compact ? 'right' : 'top'}>
            <IconButton component={PreloadLink} to={paths.office} aria-label={t('nav.office')}>
              <GroupsOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {!guest && UserMenu !== undefined && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 2, px: compact ? 1 : 2 }}>
          <UserMenu compact={compact} />
        </Box>
      )}
    </Box>
  );
}
