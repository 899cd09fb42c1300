import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Smaller answers fit into one packet as they are, and cost nothing here. */
const smallest = 1024;
/** Of Brotli's eleven: about gzip's size at its best, in a fraction of the time. */
const quickBrotli = 4;

/**
 * Compresses on the way out what is not compressed already: answers of /graphql and /v1, the schema, the page. Under
 * Fastify's own hooks, because /graphql answers past them; event streams go through as they are.
 *
 * Answers for one person are compressed too: what a page of another site can make this browser ask carries no token,
 * since the token is a header only our own code sets; so no secret stands beside what an attacker chose.
 */
export function compressAnswers(app: FastifyInstance): void {
  const compress = compression({
    threshold: smallest,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quickBrotli } },
    filter: (request, response) =>
      !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
      compression.filter(request, response),
  });
  app.addHook('onRequest', (request, reply, done) => {
    // The gateway's own calls ask for nothing compressed.
    if (request.headers['accept-encoding'] === undefined) return done();
    compress(request.raw as never, reply.raw as never, () => done());
  });
}

/** What describes the service: large, the same until the next release, and read by tools again and again. */
const documents = new Set(['/schema.graphql', '/v1/openapi.json', '/v1/docs']);

/** Gives the documents an ETag, and who has them already a 304. */
export function revalidateDocuments(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (documents.has(route.url)) route.onSend = revalidated;
  });
}

const revalidated: onSendHookHandler = async (request, reply, payload) => {
  // Weak: it names the text, whatever the compression.
  const tag = `W/"${createHash('sha256').update(String(payload)).digest('base64url')}"`;
  reply.headers({ etag: tag, 'cache-control': 'no-cache' });
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  if (!known.includes(tag)) return payload;
  reply.code(304);
  return '';
};
