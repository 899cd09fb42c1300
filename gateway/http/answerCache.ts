import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Fields with the same answer for every caller without a token. */
const publicFields = new Set(['benchmark', '__typename']);

/**
 * Lets browsers and proxies cache for five minutes the answer to a GET without a token that reads only the benchmark, and
 * answers 304 to a caller that has it. The tag is of `data` alone, because the extensions differ with each request.
 */
export function cachePublicAnswers(): Plugin {
  const tags = new WeakMap<Request, string>();
  return {
    onExecute({ args, context: { request } }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (request.method !== 'GET' || request.headers.has('authorization') || operation == null) return;
      if (!asksOnly(args.document, operation)) return;
      return {
        onExecuteDone({ result }) {
          if (Symbol.asyncIterator in result || (result.errors?.length ?? 0) > 0) return;
          const digest = createHash('sha256').update(JSON.stringify(result.data)).digest('base64url');
          tags.set(request, `"${digest.slice(0, 22)}"`);
        },
      };
    },
    onResponse(event) {
      const { request, response, fetchAPI } = event;
      const tag = tags.get(request);
      if (tag === undefined || response.status !== 200) return;
      const headers = { etag: tag, 'cache-control': 'public, max-age=300', vary: 'Accept, Authorization' };
      const isKept =
        request.headers
          .get('if-none-match')
          ?.split(/\s*,\s*/)
          .includes(tag) === true;
      if (isKept) event.setResponse(new fetchAPI.Response(null, { status: 304, headers }));
      else for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  };
}

function asksOnly(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const isPublic = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return publicFields.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return isPublic(selection.selectionSet);
      const named = document.definitions.find(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
      );
      return named?.kind === Kind.FRAGMENT_DEFINITION && isPublic(named.selectionSet);
    });
  return operation.operation === 'query' && isPublic(operation.selectionSet);
}
