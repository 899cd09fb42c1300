import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../components/initialsOf.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useLogout } from '../../session/useLogout.ts';
import { useSession } from '../../session/useSession.ts';
import { paths } from '../../paths.ts';
import { Logout, SettingsOutlined } from '../../theme/icons.tsx';

/** Who is signed in, with the way to the profile and out. */
export function UserMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const logout = useLogout();
  if (user === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: compact ? 'column' : 'row', alignItems: 'center', gap: 1.25 }}>
      <Tooltip title={compact ? `${user.name} · ${user.email}` : ''} placement="right">
        <Avatar
          component={PreloadLink}
          to={paths.profile}
          aria-label={`${initialsOf(user.name)} · ${t('nav.profile')}`}
          sx={{
            width: 36,
            height: 36,
            fontSize: '0.875rem',
            fontWeight: 600,
            bgcolor: 'primary.light',
            color: 'primary.main',
            textDecoration: 'none',
          }}
        >
          {initialsOf(user.name)}
        </Avatar>
      </Tooltip>
      {!compact && (
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            {user.name}
          </Typography>
          <SmallPrint noWrap>{user.email}</SmallPrint>
        </Box>
      )}
      <Tooltip title={t('nav.settings')} placement={compact ? 'right' : 'top'}>
        <IconButton component={PreloadLink} to={paths.settings} aria-label={t('nav.settings')}>
          <SettingsOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('logout')} placement={compact ? 'right' : 'top'}>
        <IconButton aria-label={t('logout')} onClick={() => void logout()}>
          <Logout fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
