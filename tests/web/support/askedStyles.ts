import createCache, { type StylisPlugin } from '@emotion/cache';

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

/** Emotion's rules, as far as a test can tell them. */
export const askedStyles = createCache({ key: 'css', stylisPlugins: [dropUnasked] });
