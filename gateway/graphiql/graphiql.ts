import type { GraphiQLOptions } from 'graphql-yoga';
import { exampleTabs } from './examples.ts';
import { firstTabScript } from './firstTab.ts';
import { secretsScript } from './secretsScript.ts';
import { sessionScript } from './sessionScript.ts';
import { tabStyle } from './tabStyle.ts';

/** GraphiQL opens with one tab per example, in the order an integrator meets them. */
export const graphiqlOptions: GraphiQLOptions = {
  title: 'GraphiQL',
  defaultTabs: exampleTabs,
  defaultEditorToolsVisibility: true,
  shouldPersistHeaders: false,
  subscriptionsProtocol: 'SSE',
};

let rendered: Promise<string> | undefined;

/**
 * The GraphiQL page with all its code inside: no other host is asked for anything. Its 9 MB of code are loaded when the
 * page is first opened, not at start.
 */
export function renderGraphiql(options: GraphiQLOptions): Promise<string> {
  rendered ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) =>
    renderGraphiQL(options).replace(
      '<div id="root"></div>',
      () => `${tabStyle}<div id="root"></div>${secretsScript}${sessionScript}${firstTabScript}`,
    ),
  );
  return rendered;
}
