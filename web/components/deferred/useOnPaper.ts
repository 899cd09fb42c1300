import { useEffect } from 'react';

/**
 * Runs `enter` before the page is printed, and the function it returns afterwards. Chromium counts the pages between
 * its event before printing and the media change, and cuts off what grows after the count.
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
