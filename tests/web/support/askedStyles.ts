import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What the tests, Testing Library and the person it plays ask of a computed style. */
const asked = [
  'display',
  'visibility',
  'pointer-events',
  'font-weight',
  'left',
  'right',
  'bottom',
  'max-height',
];

/** Drops all other declarations: happy-dom compares each rule that is left with each element a query asks about. */
const dropUnasked: StylisPlugin = (element) => {
  if (element.type === 'decl' && !asked.includes(String(element.props))) element.value = element.return = '';
};

let styles: EmotionCache | undefined;

/**
 * Emotion's rules for a screen, as far as a test can tell them. Those of the screen before go, because what an element
 * looks like is worked out from every rule there is.
 */
export function askedStyles(): EmotionCache {
  styles?.sheet.flush();
  styles = createCache({ key: 'css', stylisPlugins: [dropUnasked] });
  return styles;
}
