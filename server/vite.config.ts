import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that lie beside a source, and the packages it finds, are looked for where the source is, not where the build is. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta.url' },
      handler: (code, id) =>
        id.startsWith(root) && !id.includes('/node_modules/')
          ? code.replaceAll(
              'import.meta.url',
              `new URL(${JSON.stringify(`../../${id.slice(root.length)}`)}, import.meta.url).href`,
            )
          : undefined,
    },
  };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One letter beyond ASCII, and Node hands V8 the whole file with two bytes a letter; escaped, with one. */
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
 * The servers as a few files each: some two thousand modules, most of them TypeScript, would have to be found, stripped
 * of types and linked at each start. Packages with binaries, data files or workers of their own stay packages.
 */
export default defineConfig({
  root,
  plugins: [ownPlaces(), narrowLetters()],
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-presigned-post',
      '@electric-sql/pglite',
      'nodemailer',
      'pdfkit',
      'pg',
      'read-excel-file',
      'sharp',
      'write-excel-file',
    ],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', apiMain: 'server/apiMain.ts', gatewayMain: 'server/gatewayMain.ts' },
      output: { comments: false, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
