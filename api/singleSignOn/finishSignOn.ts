import { emailSchema } from '#domain/people/account.ts';
import { textLimits } from '#domain/limits.ts';
import { createToken } from '../auth/token.ts';
import type { DbAndConfig } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { organizationNames } from '../organizations/organizationRepository.ts';
import { admit, callbackError } from './admit.ts';
import { opened } from './beginSignOn.ts';
import { insertPendingSignUp, spendPendingSignOn } from './pendingSignOnRepository.ts';
import { type Claims, failureOf, finishAt } from './provider.ts';
import { findIdentity, findProvider } from './providerRepository.ts';

/**
 * Finishes a log-in by a provider, once.
 * @returns the account, and whether this is its first log-in this way; or, for somebody without one, what to sign up
 * with. @throws FieldError on `callback`.
 */
export async function finishSignOn(
  { config, db }: DbAndConfig,
  { secret, callback }: { secret: string; callback: string },
) {
  const state = new URLSearchParams(callback).get('state') ?? '';
  const pending = await spendPendingSignOn(db, `${state} ${secret}`);
  const row = pending && (await findProvider(db, pending.organizationId));
  if (pending === undefined || row?.issuer !== pending.issuer) throw callbackError('single_sign_on.expired');
  const claims = await finishAt(config, opened(config, row), callback, { state, ...pending }).catch(
    async (error: unknown) => {
      throw callbackError(await failureOf(error));
    },
  );
  if (!isReadable(claims)) throw callbackError('single_sign_on.unverified');
  return withTransaction(db, async (trx) => {
    const { organizationId } = row;
    const isNew = (await findIdentity(trx, { organizationId, ...claims })) === undefined;
    const user = await admit({ db: trx, config }, row, claims);
    if (user !== undefined) return { user, isNew };
    const token = createToken();
    const { issuer, subject, email } = claims;
    const expiresAt = await insertPendingSignUp(trx, token, { organizationId, issuer, subject, email });
    const names = await organizationNames(trx, [organizationId]);
    const signUp = {
      token,
      expiry: expiresAt.toISOString(),
      name: claims.name.slice(0, textLimits.name),
      email,
      organizationName: names.get(organizationId) ?? '',
    };
    return { signUp, isNew };
  });
}

/** Whether a provider's claims fit into the columns. A subject has 255 characters at most. */
const isReadable = ({ subject, email }: Claims) =>
  subject.length <= 255 && (email === '' || emailSchema.safeParse(email).success);
