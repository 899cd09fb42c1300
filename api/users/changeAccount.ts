import type { UserUpdate } from '#domain/account.ts';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../auth/currentUser.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { assertRevision, expectedRevision } from '../http/revision.ts';
import { endTokens } from '../tokens/tokenRepository.ts';
import { profileOf } from './profile.ts';
import { lockUser, updateUser, type UserChange } from './userRepository.ts';
import type { UserRow } from './userWire.ts';

/**
 * Saves what a user changes about the own account. A new email must be activated again, and old activation and reset
 * mails, which went to the old address, stop working. A new password ends all other log-ins.
 *
 * @throws a unique violation of `users_email`; ApiError 409 EDIT_CONFLICT.
 */
export async function changeAccount(
  db: Database,
  session: CurrentUser,
  request: FastifyRequest,
): Promise<{ user: UserRow; emailChanged: boolean }> {
  const body = request.body as UserUpdate;
  const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password);
  return withTransaction(db, async (trx) => {
    const before = await lockUser(trx, session.id);
    assertRevision(before.revision, expectedRevision(request));
    const emailChanged = body.email !== undefined && body.email.toLowerCase() !== before.email.toLowerCase();
    const change: UserChange = {
      profile: profileOf(body, before.profile),
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.email === undefined ? {} : { email: body.email }),
      ...(emailChanged ? { activated: false } : {}),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    };
    if (emailChanged) {
      await endTokens(trx, session.id, 'activation');
      await endTokens(trx, session.id, 'password-reset');
    }
    if (passwordHash !== undefined) await endTokens(trx, session.id, 'authentication', session.tokenId);
    return { user: await updateUser(trx, session.id, change), emailChanged };
  });
}
