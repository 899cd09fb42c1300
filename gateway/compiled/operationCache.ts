import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { CompiledOperation } from './compiledOperation.ts';

/** At most this many texts, and characters in total. */
const most = { max: 500, maxSize: 1_000_000 };

/**
 * Operations by their text, once the server library has parsed, validated and begun to execute them; refused ones never
 * get here. The least recently used goes first.
 */
export class OperationCache {
  readonly #byText = new LRUCache<string, CompiledOperation>(most);
  /** Look-ups that found their text and those that did not, since the start. */
  hits = 0;
  misses = 0;

  find(text: string): CompiledOperation | undefined {
    const found = this.#byText.get(text);
    this[found === undefined ? 'misses' : 'hits'] += 1;
    return found;
  }

  /** Remembers operations that reach execution. */
  plugin(): Plugin {
    return {
      onExecute: ({ args }) => {
        const { params } = args.contextValue as { params?: { query?: unknown } };
        if (typeof params?.query === 'string') this.#add(params.query, args.schema, args.document);
      },
    };
  }

  #add(text: string, schema: GraphQLSchema, document: DocumentNode): void {
    if (this.#byText.has(text)) return;
    const operation = CompiledOperation.of(schema, document);
    if (operation !== undefined) this.#byText.set(text, operation, { size: text.length });
  }
}
