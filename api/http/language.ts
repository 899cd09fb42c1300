import { type Language, resolveLanguage } from '#domain/texts/messages.ts';
import type { FastifyRequest } from 'fastify';

/** The language of a call by Accept-Language; `stored` where the caller names none. */
export function requestLanguage(request: FastifyRequest, stored?: Language): Language {
  const header = request.headers['accept-language'];
  const named = header !== undefined && header !== '*';
  return named || stored === undefined ? resolveLanguage(header) : stored;
}
