import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Characters of all texts kept; each costs some hundred bytes once parsed. The screens' operations have 100 000. */
const maxCharacters = 1_000_000;

const cacheOf = <Kept extends object>() =>
  new LRUCache<string, Kept>({
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => Math.max(text.length, 1),
  });

/**
 * Parsed documents and parse errors by text. Yoga's own cache keeps a thousand of each of any length, so anybody could
 * fill the memory.
 */
export const documentCaches = () => ({
  documentCache: cacheOf<DocumentNode>(),
  errorCache: cacheOf<Error>(),
});
