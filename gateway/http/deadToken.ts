import type { Plugin } from 'graphql-yoga';
import type { OwnContext } from '../context.ts';

/** A token that is dead or revoked makes the answer a 401, which every HTTP client knows; a call without one stays a 200. */
export function answerDeadToken(): Plugin {
  return {
    onExecutionResult({ result, context }) {
      if (result === undefined || Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { rest } = context as unknown as OwnContext;
      const isRefused = result.errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED');
      if (isRefused !== true || !rest.isSignedIn) return;
      result.extensions = { ...result.extensions, http: { status: 401 } };
    },
  };
}
