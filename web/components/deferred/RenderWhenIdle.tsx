import { useCallback, type ReactNode } from 'react';
import { useIsReturn } from '../../routing/useIsReturn.ts';
import { useOnPaper } from './useOnPaper.ts';
import { useRenderWhenIdle } from './useRenderWhenIdle.ts';

const stays = () => undefined;

/**
 * Content below what a window shows at first: rendered after the rest; at once for printing, and when the reader
 * returns to a scrolled position.
 */
export function RenderWhenIdle({ children }: { children: ReactNode }) {
  const { due, now } = useRenderWhenIdle(useIsReturn());
  const standOnPaper = useCallback(() => {
    now();
    return stays;
  }, [now]);
  useOnPaper(standOnPaper);
  return due && children;
}
