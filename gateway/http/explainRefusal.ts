import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from '../context.ts';

const code: GraphqlErrorCode = 'BAD_USER_INPUT';

/** What the server library answers with a status and not a word. */
const words: Record<number, string> = {
  406:
    'Accept names nothing this can be answered as: application/json or application/graphql-response+json for queries ' +
    'and mutations, text/event-stream or multipart/mixed;subscriptionSpec=1.0 for subscriptions',
  415: 'The body must be JSON: send content-type: application/json',
};

/** Puts the reason into answers that would be a status alone. */
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
