import { useEffect } from 'react';
import { colorSchemeAttribute } from '../theme/colorScheme.ts';

/** Prints in the light scheme: on paper the dark one leaves pale text without its ground. */
export function usePrintedLight(): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    const root = document.documentElement;
    let onScreen: string | null = null;
    const change = () => {
      if (paper.matches) {
        onScreen = root.getAttribute(colorSchemeAttribute);
        root.setAttribute(colorSchemeAttribute, 'light');
      } else if (onScreen !== null) root.setAttribute(colorSchemeAttribute, onScreen);
    };
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
}
