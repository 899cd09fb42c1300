import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { CompiledOperation } from './compiledOperation.ts';

/** Texts kept at most, and characters of all of them. */
const most = { max: 500, maxSize: 1_000_000 };

/**
 * Operations by their text, as the server library parsed, validated and began to execute them: what it would refuse
 * never gets here. The one that was asked for longest ago goes first.
 */
export class OperationCache {
  readonly #byText = new LRUCache<string, CompiledOperation>(most);
  /** Texts that were known when they were asked for, since the start, and those that were not. */
  hits = 0;
  misses = 0;

  find(text: string): CompiledOperation | undefined {
    const found = this.#byText.get(text);
    this[found === undefined ? 'misses' : 'hits'] += 1;
    return found;
  }

  /** Notes what gets as far as execution. */
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
