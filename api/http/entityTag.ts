import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives every JSON answer to a GET a strong ETag of its bytes, and 304 to whoever names it. The answer is still
 * computed and access checked: only sending and parsing are spared. A revision that the route set as its tag stays
 * before a dot, for If-Match, because an answer may change without its thing. Not for clients that accept compressed
 * answers, whose bytes differ.
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
