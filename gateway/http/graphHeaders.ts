import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphiqlPolicy } from '../graphiql/graphiql.ts';

/** Data only: browsers must not run, frame, cache or sniff it. */
const ofAnswers = Object.entries({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Sets the headers of an answer of /graphql; yoga adds to them. `graphiql`: whether a browser gets the page. */
export async function setGraphHeaders(
  request: FastifyRequest,
  { raw }: FastifyReply,
  graphiql: boolean,
): Promise<void> {
  for (const [name, value] of ofAnswers) raw.setHeader(name, value);
  raw.setHeader('x-request-id', request.id);
  if (graphiql && request.method === 'GET' && request.headers.accept?.includes('text/html') === true)
    raw.setHeader('content-security-policy', await graphiqlPolicy());
}
