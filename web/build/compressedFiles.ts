import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed as they are; of what is smaller than a packet nothing is gained. */
const worthwhile = /\.(?:js|css|html|json|svg|wasm)$/;
const smallest = 512;

/** Puts a Brotli and a gzip file beside each file of the build that shrinks, at the best and slowest setting. */
export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!worthwhile.test(name)) continue;
        const path = join(folder, name);
        const content = readFileSync(path);
        if (content.length < smallest) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content, brotliParams(content.length)));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

const brotliParams = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
