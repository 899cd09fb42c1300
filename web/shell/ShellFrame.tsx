import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../theme/icons.tsx';
import { Brand } from './navigation/Brand.tsx';
import { BreadcrumbBar } from './navigation/BreadcrumbBar.tsx';
import { Sidebar, type UserMenuPart } from './navigation/Sidebar.tsx';
import { SkipLink } from './navigation/SkipLink.tsx';
import { useSidebar } from './navigation/useSidebar.ts';
import { StaleTotalsNotice } from './notices/StaleTotalsNotice.tsx';

type Props = { notifications?: ReactNode; UserMenu?: UserMenuPart; children: ReactNode };

/** In print, the screen's boxes would count as one unbreakable piece. */
const pageByPage = { '@media print': { display: 'block', minHeight: 0 } };

const besides = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 };

/** Sidebar and main area; up to 768 px a top bar whose toggle opens the sidebar as an overlay. */
export function ShellFrame({ notifications = null, UserMenu, children }: Props) {
  const { narrow, open, toggle, close } = useSidebar();
  const side = { borderRight: 1, borderColor: 'divider', bgcolor: 'background.paper' };
  return (
    <Box
      sx={{ display: 'flex', flexDirection: narrow ? 'column' : 'row', minHeight: '100dvh', ...pageByPage }}
    >
      <SkipLink />
      {narrow ? (
        <>
          <TopBar open={open} onToggle={toggle} notifications={notifications} />
          <Drawer open={open} onClose={close}>
            <Sidebar compact={false} overlay onToggle={close} notifications={null} UserMenu={UserMenu} />
          </Drawer>
        </>
      ) : (
        <Box
          className="no-print"
          sx={{ ...side, flex: 'none', position: 'sticky', top: 0, height: '100dvh', overflowY: 'auto' }}
        >
          <Sidebar
            compact={!open}
            overlay={false}
            onToggle={toggle}
            notifications={notifications}
            UserMenu={UserMenu}
          />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', ...pageByPage }}>
        <Box
          className="no-print"
          sx={{
            ...besides,
            px: { xs: 2, md: 4 },
            pt: { xs: 2, md: 2.5 },
            width: '100%',
            maxWidth: 1440,
            mx: 'auto',
          }}
        >
          <BreadcrumbBar />
          <StaleTotalsNotice />
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            px: { xs: 2, md: 4 },
            pt: 2,
            pb: 6,
            width: '100%',
            maxWidth: 1440,
            mx: 'auto',
            outline: 'none',
            '@media print': { p: 0 },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

type TopBarProps = { open: boolean; onToggle: () => void; notifications: ReactNode };

function TopBar({ open, onToggle, notifications }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="header"
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        height: 56,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={t(open ? 'sidebar.close' : 'sidebar.open')}
        aria-expanded={open}
        onClick={onToggle}
      >
        <Menu />
      </IconButton>
      <Brand />
      <Box sx={{ flex: 1 }} />
      {notifications}
    </Box>
  );
}
