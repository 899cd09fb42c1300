import { useCallback, type ReactNode } from 'react';
import { useIsReturn } from '../../routing/useIsReturn.ts';
import { useOnPaper } from './useOnPaper.ts';
import { useRenderWhenIdle } from './useRenderWhenIdle.ts';

const stays = () => undefined;

/**
 * What stands below all that a window shows at first: drawn after the rest; at once for paper, and for who comes back
 * to where the screen was scrolled to.
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
