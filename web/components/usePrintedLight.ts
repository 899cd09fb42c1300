import { colorSchemeAttribute } from '../theme/colorScheme.ts';
import { useOnPaper } from './deferred/useOnPaper.ts';

/** Prints in the light scheme: the dark one would print pale text without its background. */
export const usePrintedLight = () => useOnPaper(light);

function light() {
  const root = document.documentElement;
  const onScreen = root.getAttribute(colorSchemeAttribute);
  root.setAttribute(colorSchemeAttribute, 'light');
  return () => {
    if (onScreen !== null) root.setAttribute(colorSchemeAttribute, onScreen);
  };
}
