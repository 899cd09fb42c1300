import type { Plugin } from 'vite';

/** Where each thing lies that the client uses of React Relay: its entry brings containers, entry points and trials too. */
const hooks = [
  'RelayEnvironmentProvider',
  'useFragment',
  'usePaginationFragment',
  'usePreloadedQuery',
  'useRelayEnvironment',
  'useSubscription',
];
const ofRuntime = [
  'ConnectionHandler',
  'commitMutation',
  'fetchQuery',
  'graphql',
  'readInlineData',
  'requestSubscription',
];
const entry = '\0react-relay';

/** Files that only a flag nobody sets, or what the client does not use, would call: calling one throws. */
const unused =
  /[\\/](?:react-relay[\\/]lib[\\/]relay-hooks[\\/]useFragmentInternal_CURRENT|relay-runtime[\\/]lib[\\/](?:store[\\/](?:RelayModernFragmentSpecResolver|observeFragmentExperimental|observeQueryExperimental|waitForFragmentExperimental)|query[\\/]fetchQuery_DEPRECATED|network[\\/]RelayQueryResponseCache|util[\\/]createPayloadFor3DField))\.js$/;

/**
 * Sends browsers what the client uses of Relay. Importing anything else of React Relay ends the build: add it here.
 */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^react-relay$/ }, handler: () => entry },
    load: {
      filter: { id: /^\0react-relay$/ },
      handler: () =>
        [
          ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}';`),
          "export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';",
          `export { ${ofRuntime.join(', ')} } from 'relay-runtime';`,
        ].join('\n'),
    },
    transform: {
      filter: { id: unused },
      handler: () => ({
        code: "module.exports = () => { throw new Error('Left out by web/build/leanRelay.ts'); };",
        map: null,
      }),
    },
  };
}
