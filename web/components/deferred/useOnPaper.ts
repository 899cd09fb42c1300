import { useEffect } from 'react';

/**
 * Runs `enter` when the page is laid out for paper, and what that gives back when it is on the screen again. Chromium
 * counts the pages between its event before printing and the change of the medium: what grows after the count is cut.
 */
export function useOnPaper(enter: () => () => void): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    let leave: (() => void) | undefined;
    const begin = () => {
      if (leave === undefined) leave = enter();
    };
    const end = () => {
      leave?.();
      leave = undefined;
    };
    const change = () => (paper.matches ? begin() : end());
    paper.addEventListener('change', change);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', change);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [enter]);
}
