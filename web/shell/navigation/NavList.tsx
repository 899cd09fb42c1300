import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';

export type NavEntry = {
  to: string;
  /** Further addresses whose screens belong to it. */
  also?: readonly string[];
  label: string;
  icon: ReactNode;
};

type Props = {
  entries: readonly NavEntry[];
  compact: boolean;
};

const isWithin = (pathname: string, place: string) =>
  pathname === place || (place !== paths.landing && pathname.startsWith(`${place}/`));

/** Links of the sidebar; icons with small labels while it is closed. */
export function NavList({ entries, compact }: Props) {
  const { pathname } = useLocation();
  return (
    <List sx={{ px: 1, py: 0 }}>
      {entries.map(({ to, also = [], label, icon }) => {
        const selected = [to, ...also].some((place) => isWithin(pathname, place));
        return (
          <ListItem key={to} disablePadding sx={{ mb: 0.5 }}>
            <Tooltip title={compact ? label : ''} placement="right">
              <ListItemButton
                component={PreloadLink}
                to={to}
                selected={selected}
                aria-label={compact ? label : undefined}
                aria-current={selected ? 'page' : undefined}
                sx={{
                  borderRadius: 1,
                  minHeight: 44,
                  ...(compact ? { flexDirection: 'column', gap: 0.25, px: 0.5 } : { px: 1.5 }),
                }}
              >
                <ListItemIcon
                  sx={{ minWidth: compact ? 0 : 36, color: selected ? 'primary.main' : 'text.secondary' }}
                >
                  {icon}
                </ListItemIcon>
                <ListItemText
                  primary={label}
                  slotProps={{
                    primary: {
                      sx: {
                        fontWeight: selected ? 600 : 500,
                        ...(compact
                          ? { fontSize: '0.6875rem', lineHeight: 1.2, textAlign: 'center', hyphens: 'auto' }
                          : { fontSize: '0.9375rem' }),
                      },
                    },
                  }}
                />
              </ListItemButton>
            </Tooltip>
          </ListItem>
        );
      })}
    </List>
  );
}
