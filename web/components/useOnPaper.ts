import { useEffect } from 'react';

/** Runs `enter` when the page is laid out for paper, and what that gives back when it is on the screen again. */
export function useOnPaper(enter: () => () => void): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    let leave: (() => void) | undefined;
    const change = () => {
      leave?.();
      leave = paper.matches ? enter() : undefined;
    };
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, [enter]);
}
