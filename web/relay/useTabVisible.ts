import { useSyncExternalStore } from 'react';

const isVisible = () => document.visibilityState !== 'hidden';
function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in view. A hidden one closes its event streams: browsers keep few connections to one server. */
export const useTabVisible = (): boolean => useSyncExternalStore(onVisibility, isVisible);
