import type { IncomingMessage, ServerResponse } from 'node:http';

const mostTypes = 32;

/** Notes which type the server library gave an answer, so that a known operation gets the same for the same `Accept`. */
export function learnType(
  types: Map<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = response.getHeader('content-type');
  const { accept = '' } = request.headers;
  if (response.statusCode !== 200 || typeof type !== 'string' || types.size >= mostTypes) return;
  if (/^application\/(graphql-response\+)?json; charset=utf-8$/.test(type)) types.set(accept, type);
}
