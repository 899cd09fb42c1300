import type { FastifyRequest } from 'fastify';
import { forbidden } from '../errors.ts';
import { requireUser } from './access.ts';
import type { CurrentUser } from './currentUser.ts';

/**
 * The user of a call made with a log-in token. A personal token, kept in a script, may not change the account or create
 * tokens.
 * @throws ApiError 403 on a call with a personal token.
 */
export function requireSession(request: FastifyRequest): CurrentUser {
  const user = requireUser(request);
  if (user.tokenScope !== 'authentication') throw forbidden();
  return user;
}
