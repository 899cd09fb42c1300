import type { Plugin } from 'vite';

const hooks = /[\\/]@emotion[\\/]use-insertion-effect-with-fallbacks[\\/].*\.js$/;

/**
 * Lets Emotion write a part's styles while the part is rendered, which React does in slices, instead of all of a
 * screen's in the one commit that ends it: there they held the page for as long as everything else together. It is what
 * Emotion does where React has no insertion effects. Writing the same styles twice writes nothing, so that a rendering
 * that is thrown away does no harm.
 */
export function renderedStyles(): Plugin {
  return {
    name: 'rendered-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: hooks },
      handler: () =>
        [
          "import { useInsertionEffect } from 'react';",
          'export const useInsertionEffectAlwaysWithSyncFallback = (write) => write();',
          'export const useInsertionEffectWithLayoutFallback = useInsertionEffect;',
        ].join('\n'),
    },
  };
}
