import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { refusal } from './errors/refusal.ts';

const operations = z.record(z.string(), z.string());

/**
 * The texts of the web client's compiled operations, by id. The file is read again when it changes, so that recompiling
 * needs no restart; without it every id is unknown.
 */
export function persistedOperations(file: string): (id: string) => string | null {
  let texts = new Map<string, string>();
  let readAt = -1;
  return (id) => {
    const known = texts.get(id);
    if (known !== undefined) return known;
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt !== readAt && changedAt !== -1) {
      texts = new Map(Object.entries(operations.parse(JSON.parse(readFileSync(file, 'utf8')))));
      readAt = changedAt;
    }
    return texts.get(id) ?? null;
  };
}

/** Total characters of registered operations kept. */
const maxRegistered = 4 * 1024 * 1024;

const byHash = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/i) }),
});

const notFound = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

const hashIn = (params: GraphQLParams) =>
  byHash.safeParse(params.extensions).data?.persistedQuery.sha256Hash.toLowerCase();

/**
 * Finds the text of an operation that comes without one: by its `documentId` among those of the web client, or by the
 * SHA-256 under which a client sent it before (automatic persisted queries, as in Apollo and urql).
 * Errors: PERSISTED_QUERY_NOT_IN_LIST for an unknown id; PersistedQueryNotFound for an unknown hash, whereupon the
 * client sends the text with it; BAD_USER_INPUT for neither, for the hash of another text and for a malformed hash.
 */
export function findOperations(textOfId: (id: string) => string | null): Plugin[] {
  const registered = new LRUCache<string, string>({
    maxSize: maxRegistered,
    sizeCalculation: (text) => text.length + 1,
  });
  return [
    {
      onParams({ params }) {
        const hash = hashIn(params);
        if (hash === undefined && params.extensions?.['persistedQuery'] != null)
          throw refusal('BAD_USER_INPUT', 'persistedQuery takes version 1 and a sha256Hash of 64 digits', {
            http: { status: 400 },
          });
        if (hash === undefined || !params.query) return;
        if (createHash('sha256').update(params.query).digest('hex') !== hash)
          throw refusal('BAD_USER_INPUT', 'The sha256Hash is not that of the query', {
            http: { status: 400 },
          });
        registered.set(hash, params.query);
      },
    },
    usePersistedOperations({
      allowArbitraryOperations: true,
      extractPersistedOperationId: (params) => {
        const id = (params as { documentId?: unknown }).documentId;
        return typeof id === 'string' ? id : (hashIn(params) ?? null);
      },
      getPersistedOperation: (id) => textOfId(id) ?? registered.get(id) ?? null,
      customErrors: {
        notFound: ({ params }) =>
          hashIn(params) === undefined
            ? notFound('PERSISTED_QUERY_NOT_IN_LIST', 'No operation is known by this documentId')
            : notFound('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound'),
        keyNotFound: {
          message: 'Give a query, or the documentId of a known one',
          extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
        },
      },
    }),
  ];
}
