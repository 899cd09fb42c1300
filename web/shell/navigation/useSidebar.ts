import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrow } from '../../components/useNarrow.ts';
import { wideSidebarKey, sidebarKey } from '../../session/storedSession.ts';

/** From this width on the sidebar's labels fit beside every screen. */
const widePixels = 1200;

/**
 * The sidebar's state: kept in local storage on wide screens, open unless stored otherwise; on narrow ones it starts
 * closed and closes again with every navigation. A log-in stores it closed; from 1200 px up it stays open all the same,
 * until somebody closes it there.
 */
export function useSidebar() {
  const narrow = useNarrow();
  const wide = useMediaQuery(`(min-width:${widePixels}px)`, { noSsr: true });
  const { pathname } = useLocation();
  const stored = () => localStorage.getItem(wide ? wideSidebarKey : sidebarKey) !== 'closed';
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Where the overlay was opened: on any other screen it is closed again.
  const [overlayOn, setOverlayOn] = useState<string | null>(null);
  const setOpen = (open: boolean) => {
    if (narrow) return setOverlayOn(open ? pathname : null);
    localStorage.setItem(sidebarKey, open ? 'open' : 'closed');
    if (wide) localStorage.setItem(wideSidebarKey, open ? 'open' : 'closed');
    setChosen(open);
  };
  const open = narrow ? overlayOn === pathname : (chosen ?? stored());
  return { narrow, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
