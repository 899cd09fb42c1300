import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Smaller answers fit into one packet uncompressed. */
const smallest = 1024;
/** Of Brotli's eleven levels: about gzip's best size, in a fraction of the time. */
const quickBrotli = 4;

/**
 * Compresses answers that are not compressed yet: of /graphql and /v1, the schema, the page. Below Fastify's hooks,
 * because /graphql bypasses them; event streams are passed through.
 * Answers for one person are compressed too: a request that a foreign page triggers carries no token, which is a header
 * only our own code sets, so no secret stands beside an attacker's text.
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
    // The gateway's own calls do not accept compression.
    if (request.headers['accept-encoding'] === undefined) return done();
    compress(request.raw as never, reply.raw as never, () => done());
  });
}

/** Documents that describe the service: large, unchanged until the next release, and often fetched by tools. */
const documents = new Set(['/schema.graphql', '/v1/openapi.json', '/v1/docs']);

/** Gives the documents an ETag, and answers 304 to clients that have them. */
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
