import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every JSON answer to a GET a strong tag of its bytes, and who names that tag a 304 instead. The answer is worked
 * out and access is checked all the same: what is spared is sending and reading it. A revision that the route has named as its
 * tag stays before a dot, for the next If-Match: more than the thing itself may change in its answer. Not where the client takes a compressed
 * answer, whose bytes are others.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (request.headers['accept-encoding'] !== undefined) return payload;
    const given = reply.getHeader('etag');
    const revision = typeof given === 'string' ? /^"(\d+)"$/.exec(given)?.[1] : '';
    if (revision === undefined) return payload;
    const digest = hash('sha1', payload, 'base64url');
    const tag = revision === '' ? `"${digest}"` : `"${revision}.${digest}"`;
    reply.header('etag', tag);
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (!known.includes(tag) && !known.includes('*')) return payload;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}
