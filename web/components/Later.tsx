import { useCallback, type ReactNode } from 'react';
import { useOnPaper } from './useOnPaper.ts';
import { useSoon } from './useSoon.ts';

const stays = () => undefined;

/** What stands below all that a window shows at first: drawn after the rest, and at once for paper. */
export function Later({ children }: { children: ReactNode }) {
  const { due, now } = useSoon(false);
  const standOnPaper = useCallback(() => {
    now();
    return stays;
  }, [now]);
  useOnPaper(standOnPaper);
  return due && children;
}
