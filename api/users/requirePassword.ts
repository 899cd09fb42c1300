import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '../auth/passwordHash.ts';
import type { ApiContext } from '../context.ts';
import { FieldError } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { pacePresentPassword } from '../limits/logInPace.ts';
import { findUser } from './userRepository.ts';

/**
 * Asks for the present password of an account before what a session that was left open must not do.
 *
 * @returns the hash it was found right against. @throws FieldError on `currentPassword` when it is missing or wrong, or
 * the account has none, which a mail gives it;
 * ApiError 429 when it is guessed at.
 */
export async function requirePassword(
  context: Pick<ApiContext, 'db' | 'config'>,
  request: FastifyRequest,
  userId: number,
  currentPassword: string | undefined,
): Promise<string | undefined> {
  if (!currentPassword) throw new FieldError({ currentPassword: 'general.required' });
  const forgive = await pacePresentPassword(context, request, userId);
  const user = await findUser(context.db, userId);
  if (user?.passwordHash === null) throw new FieldError({ currentPassword: 'account.password.none' });
  if (!(await verifyPassword(currentPassword, user?.passwordHash))) {
    logSecurity(request, 'log-in.failed', userId);
    throw new FieldError({ currentPassword: 'account.password.wrong' });
  }
  await forgive();
  return user?.passwordHash;
}
