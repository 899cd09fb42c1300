import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext, OwnContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';

const code: GraphqlErrorCode = 'BAD_USER_INPUT';

/** Texts for statuses that the server library answers without a body. */
const words: Record<number, string> = {
  406:
    'Accept names nothing this can be answered as: application/json or application/graphql-response+json for queries ' +
    'and mutations, text/event-stream or multipart/mixed;subscriptionSpec=1.0 for subscriptions',
  415: 'The body must be JSON: send content-type: application/json',
};

/** Adds the reason to answers that would have only a status. */
export function explainRefusal(): Plugin {
  return {
    onResponse(event) {
      const { response, fetchAPI } = event;
      const { requestId } = event.serverContext as ServerContext;
      const message = words[response.status];
      if (message === undefined || response.body !== null) return;
      const { status, statusText, headers } = response;
      const errors = [{ message, extensions: { code } }];
      const body = JSON.stringify({ errors, extensions: { requestId } });
      const explained = new fetchAPI.Response(body, { status, statusText, headers });
      explained.headers.set('content-type', 'application/json; charset=utf-8');
      event.setResponse(explained);
    },
  };
}

/** Answers 401 for an expired or revoked token, which every HTTP client knows; a call without a token stays a 200. */
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

/** Admits an operation once its body is read; one that is refused has its answer already, and nothing of it is run. */
export function admitRead(): Plugin {
  return {
    onRequestParse: ({ serverContext }) => ({
      onRequestParseDone() {
        if ((serverContext as ServerContext).admit?.() === false)
          throw refusal('RATE_LIMITED', 'Not admitted');
      },
    }),
  };
}

/**
 * Refuses `variables` and `extensions` in an address that are not JSON, without repeating them: the server library
 * would pass on the parser's error, which quotes the text.
 */
export function refuseUnreadable(): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser === undefined) return;
      setRequestParser(async (request) => {
        try {
          return await requestParser(request);
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          const http = { status: 400 };
          throw refusal('BAD_USER_INPUT', 'variables and extensions must be JSON', { http });
        }
      });
    },
  };
}
