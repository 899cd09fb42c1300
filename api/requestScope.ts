import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** The request on whose behalf something is done. */
type RequestScope = {
  id: string;
  log: FastifyBaseLogger;
  traceparent: string | undefined;
  claim?: Claim;
};

/** The claimed key of a request, to be stored with its work, and the answer stored along. */
export type Claim = {
  userId: number;
  key: string;
  answer?: { status: number; location: string | null; body: string };
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Undefined outside of a request. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();

/** Everything done for a request of `app` knows its request. */
export function scopeRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const { traceparent } = request.headers;
    const scope = { id: request.id, log: request.log, traceparent: traceparent?.toString() };
    scopes.run(scope, done);
  };
  app.addHook('onRequest', enter);
  // Entered again: a body arrives on behalf of its connection, which another request may have opened.
  app.addHook('preValidation', enter);
}
