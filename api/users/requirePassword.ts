import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '../auth/passwordHash.ts';
import type { DbAndConfig } from '../context.ts';
import { FieldError } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { paceCurrentPassword } from '../limits/logInPace.ts';
import { findUser } from './userRepository.ts';

/**
 * Requires the current password for what an unattended session must not do.
 * @returns the hash it matched. @throws FieldError on `currentPassword` when it is missing or wrong, or the account has
 * none, which a mail can set; ApiError 429 when it is guessed at.
 */
export async function requirePassword(
  context: DbAndConfig,
  request: FastifyRequest,
  userId: number,
  currentPassword: string | undefined,
): Promise<string | undefined> {
  if (!currentPassword) throw new FieldError({ currentPassword: 'general.required' });
  const clearAttempts = await paceCurrentPassword(context, request, userId);
  const user = await findUser(context.db, userId);
  if (user?.passwordHash === null) throw new FieldError({ currentPassword: 'account.password.none' });
  if (!(await verifyPassword(currentPassword, user?.passwordHash, context.config.passwordCost))) {
    logSecurity(request, 'log-in.failed', userId);
    throw new FieldError({ currentPassword: 'account.password.wrong' });
  }
  await clearAttempts();
  return user?.passwordHash;
}
