import type { FastifyInstance } from 'fastify';

/** Headers of every answer: the request's id, and what keeps browsers from reading data as anything else. */
export function sendCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    // Texts depend on the language; Vary may already name Origin, for CORS.
    const present = reply.raw.getHeader('vary');
    reply.header('vary', [present, 'Authorization, Accept-Language'].filter(Boolean).join(', '));
  });
}
