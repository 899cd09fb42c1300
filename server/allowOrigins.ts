import type { FastifyInstance } from 'fastify';

const open = ['/graphql', '/mcp', '/schema.graphql', '/v1/'];
const methods = 'GET, POST, PUT, PATCH, DELETE';
const headers =
  'Authorization, Content-Type, Accept, Accept-Language, If-Match, If-None-Match, Idempotency-Key, Device-Mark, ' +
  'Last-Event-ID, X-Request-Id, X-GraphQL-Event-Stream-Token, Traceparent, Mcp-Protocol-Version';
const readable =
  'ETag, Location, Retry-After, X-Request-Id, Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset';
const keptSeconds = 600;

/**
 * Lets pages of other `origins` (`*`: of all) call the graph and /v1. They send their token themselves: cookies are
 * neither read nor allowed. Call before any route is added; without origins nothing changes.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!open.some((path) => request.url.startsWith(path))) return;
    // On the raw response, because /graphql bypasses the framework.
    const { raw } = reply;
    raw.appendHeader('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return;
    raw.setHeader('access-control-allow-origin', origins.includes('*') ? '*' : origin);
    raw.setHeader('access-control-expose-headers', readable);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return;
    raw.setHeader('access-control-allow-methods', methods);
    raw.setHeader('access-control-allow-headers', headers);
    raw.setHeader('access-control-max-age', String(keptSeconds));
    await reply.code(204).send();
  });
}
