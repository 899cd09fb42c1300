import type { IncomingMessage } from 'node:http';
import { v7 } from 'uuid';

/** The id of a request: the caller's `X-Request-Id` when it is a harmless one, so that logs of all parts meet. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : v7();
}
