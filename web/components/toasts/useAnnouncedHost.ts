import { useEffect, useState } from 'react';

/**
 * An element of the body, beside the screen, that screen readers go on reading while a dialog or drawer is open.
 *
 * MUI hides everything beside an open dialog (`aria-hidden`) and takes no exceptions; a container of its own for the
 * dialogs would cost their scroll lock, which holds the body only.
 */
export function useAnnouncedHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
