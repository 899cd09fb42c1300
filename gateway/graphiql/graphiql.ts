import { createHash } from 'node:crypto';
import type { GraphiQLOptions } from 'graphql-yoga';
import { exampleTabs } from './examples.ts';
import { firstTabScript, tabStyle, secretsScript, sessionScript, ownIdsScript } from './pageScripts.ts';

/** GraphiQL opens with one tab per example, in the order an integrator meets them. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'GraphiQL',
  defaultTabs: exampleTabs,
  defaultEditorToolsVisibility: true,
  shouldPersistHeaders: false,
  subscriptionsProtocol: 'SSE',
};

type Page = { html: string; policy: string };
let rendered: Promise<Page> | undefined;

/**
 * The GraphiQL page with all its code inside, so nothing is loaded from other hosts. Its 9 MB are read when the page is
 * first opened, not at start.
 */
export const renderGraphiql = async (): Promise<string> => (await page()).html;

/** The page's content security policy: its own scripts by digest, and the workers of its editors. */
export const graphiqlPolicy = async (): Promise<string> => (await page()).policy;

function page(): Promise<Page> {
  rendered ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) => {
    const html = renderGraphiQL(graphiqlOptions).replace(
      '<div id="root"></div>',
      () =>
        `${tabStyle}<div id="root"></div>${secretsScript}${sessionScript}${ownIdsScript}${firstTabScript}`,
    );
    return { html, policy: policyOf(html) };
  });
  return rendered;
}

function policyOf(html: string): string {
  const digests = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${digests.join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
