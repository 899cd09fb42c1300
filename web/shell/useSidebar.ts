import { useState } from 'react';
import { useLocation } from 'react-router';
import { useNarrow } from '../components/useNarrow.ts';
import { sidebarKey } from '../session/storedSession.ts';

/**
 * The sidebar's state: kept in local storage on wide screens, open unless stored otherwise; on narrow ones it starts
 * closed and closes again with every navigation.
 */
export function useSidebar() {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const [wideOpen, setWideOpen] = useState(() => localStorage.getItem(sidebarKey) !== 'closed');
  // Where the overlay was opened: on any other screen it is closed again.
  const [overlayOn, setOverlayOn] = useState<string | null>(null);
  const setOpen = (open: boolean) => {
    if (narrow) return setOverlayOn(open ? pathname : null);
    localStorage.setItem(sidebarKey, open ? 'open' : 'closed');
    setWideOpen(open);
  };
  const open = narrow ? overlayOn === pathname : wideOpen;
  return { narrow, open, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
