import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compressedFiles } from './build/compressedFiles.ts';
import { colorSchemeScript } from './build/colorSchemeScript.ts';
import { localesPlugin } from './build/localeFiles.ts';
import { modelNeedsFile } from './build/modelNeedsFile.ts';
import { noCircles } from './build/noCircles.ts';
import { startScript } from './build/start/startScript.ts';
import { relayTag } from './build/relayTag.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
const server = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';
/** What the servers answer; the rest is the client's. */
const served = ['/graphql', '/mcp', '/schema.graphql', '/v1', '/mailbox', '/livez', '/readyz'];

export default defineConfig({
  root: web,
  plugins: [
    relayTag(`${web}__generated__`),
    react(),
    localesPlugin(web),
    modelNeedsFile(),
    colorSchemeScript(),
    startScript(web, { asksEarly: process.env.EARLY_DATA !== 'off' }),
    noCircles(),
    compressedFiles({ smallest: process.env.SMALLEST_FILES === 'on' }),
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  // Screens are loaded lazily: without this Vite finds their packages one by one and reloads the page each time.
  optimizeDeps: { entries: ['index.html', '{screens,editors,parts}/**/*.tsx'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser of that age does it itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: chunks(web) } } },
  },
});
