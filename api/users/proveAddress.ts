import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { endTokens, type SpentToken } from '../tokens/tokenRepository.ts';
import { forgetAddress } from './forgetAddress.ts';
import { lockUser, updateUser } from './userRepository.ts';
import type { UserRow } from './userWire.ts';

/**
 * Proves an address whose mail was followed: it activates the account. A new address replaces the old one, whose reset
 * links end and which is forgotten now, because the deletion of the account will not know it any more.
 * @throws FieldError when the account has given the address up; a unique violation of `users_email` when it has an
 * account of its own by now.
 */
export async function proveAddress(db: Database, { userId, email }: SpentToken): Promise<UserRow> {
  const user = await lockUser(db, userId);
  const same = (other: string | null) => email === null || email.toLowerCase() === other?.toLowerCase();
  if (same(user.email)) return updateUser(db, userId, { activated: true });
  if (!same(user.pendingEmail)) throw new FieldError({ token: 'account.token.invalid' });
  await endTokens(db, userId, 'password-reset');
  await forgetAddress(db, user.email, { isProved: user.activated });
  return updateUser(db, userId, { email: email ?? user.email, pendingEmail: null, activated: true });
}
