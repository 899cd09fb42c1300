import type { Language } from '#domain/texts/messages.ts';
import type { DbAndConfig } from '../context.ts';
import { FieldError } from '../errors.ts';
import { insertUser, updateUser } from '../users/userRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { checkDomain, join } from './admit.ts';
import { spendPendingSignUp } from './pendingSignOnRepository.ts';
import { findProvider } from './providerRepository.ts';

type NewPerson = { token: string; name: string; termsVersion: string; language: Language };

/**
 * Creates the account of a person confirmed by an office's provider: proved, without a password; call in a transaction.
 * @throws FieldError on `token` where it is used or too late, or the office has no provider any more or is full; a
 * unique violation where the address has an account by now.
 */
export async function signUpBySignOn(
  { db, config }: DbAndConfig,
  { token, name, termsVersion, language }: NewPerson,
): Promise<UserRow> {
  const pending = await spendPendingSignUp(db, token);
  const provider = pending && (await findProvider(db, pending.organizationId));
  if (pending === undefined || provider?.issuer !== pending.issuer)
    throw new FieldError({ token: 'account.token.invalid' });
  const { email, organizationId } = pending;
  await checkDomain(db, organizationId, email);
  const made = await insertUser(db, {
    name,
    email,
    passwordHash: null,
    profile: {},
    language,
    termsVersion,
  });
  await join({ db, config }, provider, { ...pending, userId: made.id }, 'token');
  return updateUser(db, made.id, { activated: true });
}
