import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Characters of all texts kept; each costs some hundred bytes once it is parsed. The screens' operations have 100 000. */
const mostCharacters = 1_000_000;

const cacheOf = <Kept extends object>() =>
  new LRUCache<string, Kept>({
    maxSize: mostCharacters,
    sizeCalculation: (_, text) => Math.max(text.length, 1),
  });

/**
 * What was parsed, and what could not be, by the text. Yoga's own keeps a thousand of each however large, which
 * anybody could fill until the memory ends.
 */
export const documentCaches = () => ({
  documentCache: cacheOf<DocumentNode>(),
  errorCache: cacheOf<Error>(),
});
