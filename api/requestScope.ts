import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** The request that something is done for, wherever it is done. */
type RequestScope = {
  id: string;
  log: FastifyBaseLogger;
  traceparent: string | undefined;
  claim?: Claim;
};

/** The key that a request alone works under, to be noted with what it stores, and the answer to be stored along. */
export type Claim = {
  userId: number;
  key: string;
  answer?: { status: number; location: string | null; body: string };
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Undefined outside of a request. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();

/** Everything done for a request of `app` knows which one it is. */
export function scopeRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) => {
    const { traceparent } = request.headers;
    const scope = { id: request.id, log: request.log, traceparent: traceparent?.toString() };
    scopes.run(scope, done);
  };
  app.addHook('onRequest', enter);
  // Once more: a body arrives on behalf of its connection, which other requests may have opened.
  app.addHook('preValidation', enter);
}
