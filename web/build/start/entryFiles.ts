import { join } from 'node:path';
import type { Rolldown } from 'vite';

export const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((each) => each.type === 'chunk');

/** A file and everything it imports, added to those already found. */
export function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  found: Set<string>,
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const next of chunks) if (chunk.imports.includes(next.fileName)) withImports(next, chunks, found);
  return found;
}

/** What every address needs: the entry imports it step by step, too late for the browser to preload it. */
export function entryFiles(web: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksOf(bundle);
  const found = new Set<string>();
  for (const chunk of chunks)
    if (chunk.isEntry || chunk.moduleIds.includes(join(web, 'main.tsx'))) withImports(chunk, chunks, found);
  return [...found];
}
