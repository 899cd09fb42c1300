import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { colorSchemeAttribute, modeStorageKey } from '../theme/colorScheme.ts';

/** Puts MUI's script into the page's head: it sets the colour scheme before the first paint, so nothing flashes. */
export function colorSchemeScript(): Plugin {
  const markup = renderToStaticMarkup(
    createElement(InitColorSchemeScript, {
      attribute: colorSchemeAttribute,
      modeStorageKey,
      defaultMode: 'system',
    }),
  );
  const children = /<script[^>]*>([\s\S]*)<\/script>/.exec(markup)?.[1] ?? '';
  return {
    name: 'color-scheme-script',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  };
}
