import type { Plugin } from 'vite';

const tag = /\bgraphql`([^`]*)`/g;
/** Where nothing else of Relay is used, none of it must be loaded. */
const onlyTag = /import \{ graphql \} from 'react-relay';/;
/** An artifact imports only a type from Relay, without saying so: a guest's page would load all of Relay for that. */
const typeImport = /^import(?= \{ \w+ \} from 'relay-runtime';$)/m;
const definition = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces each graphql tag by the artifact relay-compiler wrote for it in `folder`, so that no query text is parsed in
 * the browser. Imports go to the end of the file and newlines stay, which keeps line numbers right.
 */
export function relayTag(folder: string): Plugin {
  return {
    name: 'relay-tag',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bgraphql`|^import \{ \w+ \} from 'relay-runtime';$/m },
      handler(code, id) {
        if (id.startsWith(folder)) return { code: code.replace(typeImport, 'import type'), map: null };
        const imports = new Map<string, string>();
        const replaced = code.replace(onlyTag, '').replace(tag, (match, text: string) => {
          const name = definition.exec(text)?.[1];
          if (name === undefined) this.error(`No name in this GraphQL document: ${match}`);
          imports.set(name, `import artifact_${name} from '${folder}/${name}.graphql.ts';`);
          return `artifact_${name}/*${'\n'.repeat(match.split('\n').length - 1)}*/`;
        });
        return { code: `${replaced}\n${[...imports.values()].join('\n')}\n`, map: null };
      },
    },
  };
}
