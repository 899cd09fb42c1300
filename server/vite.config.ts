import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { leastNode } from '../scripts/install.mjs';
import { packages } from '../scripts/releaseParts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Programs started by name, by a command or as a thread. */
const entries: Record<string, string> = {
  main: 'server/main.ts',
  apiMain: 'server/apiMain.ts',
  gatewayMain: 'server/gatewayMain.ts',
  backup: 'server/backup/main.ts',
  seed: 'seed/main.ts',
  xlsxWorker: 'api/imports/sheet/xlsxWorker.ts',
};

/**
 * Builds a thread's source too. Other files beside a source, and its packages, are looked up where the source is, not
 * where the build is.
 */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.url' },
      handler: (code, id) =>
        id.startsWith(root) && !id.includes('/node_modules/')
          ? code
              .replaceAll(
                'import.meta.url',
                `new URL(${JSON.stringify(`../../${id.slice(root.length)}`)}, import.meta.url).href`,
              )
              .replaceAll(
                /new URL\(['"](\.[^'"]+\.ts)['"], new URL\([^)]*\)\.href\)/g,
                (whole, path: string) => {
                  const source = join(id, '..', path).slice(root.length);
                  const entry = Object.keys(entries).find((name) => entries[name] === source);
                  return entry === undefined ? whole : `new URL('./${entry}.mjs', import.meta.url)`;
                },
              )
          : undefined,
    },
  };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** With one character beyond ASCII, Node hands V8 the whole file at two bytes per character; escaped, at one. */
function narrowLetters(): Plugin {
  return {
    name: 'narrow-letters',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[\u0080-\uffff]/g, escaped);
    },
  };
}

/**
 * Node links a whole program before it runs a line, so the version is checked first: an older one would fail on what
 * packages miss.
 */
function askNode(): Plugin {
  const [major, minor] = leastNode;
  return {
    name: 'ask-node',
    generateBundle() {
      for (const name of Object.keys(entries))
        this.emitFile({
          type: 'asset',
          fileName: `${name}.mjs`,
          source: `const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  console.error(\`Node \${process.versions.node} is too old: ${leastNode.join('.')} or newer is needed.\`);
  process.exit(1);
}
await import('./${name}-part.mjs');
`,
        });
    },
  };
}

/**
 * Builds the servers into a few files each: otherwise some two thousand modules, most of them TypeScript, would be
 * found, stripped of types and linked at each start. Packages with binaries, data files or workers of their own stay
 * packages.
 */
export default defineConfig({
  root,
  plugins: [ownPlaces(), narrowLetters(), askNode()],
  ssr: {
    noExternal: true,
    external: packages,
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: entries,
      output: { comments: false, entryFileNames: '[name]-part.mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
