import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { CompiledOperation } from './compiledOperation.ts';

/** Texts kept at most, and characters of all of them. */
const mostTexts = 500;
const mostCharacters = 1_000_000;

/**
 * Operations by their text, as the server library parsed, validated and began to execute them: what it would refuse
 * never gets here. The one that was asked for longest ago goes first.
 */
export class OperationCache {
  readonly #byText = new Map<string, CompiledOperation>();
  #characters = 0;
  /** Texts that were known when they were asked for, since the start, and those that were not. */
  hits = 0;
  misses = 0;

  find(text: string): CompiledOperation | undefined {
    const found = this.#byText.get(text);
    this[found === undefined ? 'misses' : 'hits'] += 1;
    if (found === undefined) return undefined;
    this.#byText.delete(text);
    this.#byText.set(text, found);
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
    if (operation === undefined) return;
    this.#byText.set(text, operation);
    this.#characters += text.length;
    for (const oldest of this.#byText.keys()) {
      if (this.#byText.size <= mostTexts && this.#characters <= mostCharacters) break;
      this.#byText.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
