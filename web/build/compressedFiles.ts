import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already; files smaller than a packet gain nothing. */
const worthwhile = /\.(?:js|css|html|ids|json|svg|wasm)$/;
const leastBytes = 512;

/**
 * Writes a Brotli and a gzip file beside each file of the build that shrinks. `smallest` is for a release, built once
 * and sent often: the last tenth of the bytes takes twenty times as long as all before it.
 */
export function compressedFiles({ smallest }: { smallest: boolean }): Plugin {
  const quality = smallest ? constants.BROTLI_MAX_QUALITY : 9;
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      // Node's threads process them in parallel.
      await Promise.all(
        names.filter((name) => worthwhile.test(name)).map((name) => compress(join(folder, name), quality)),
      );
    },
  };
}

async function compress(path: string, quality: number): Promise<void> {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  await Promise.all([
    promisify(brotliCompress)(content, brotliParams(content.length, quality)).then((small) =>
      writeFile(`${path}.br`, small),
    ),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

const brotliParams = (size: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
