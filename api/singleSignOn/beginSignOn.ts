import { domainOf } from '#domain/people/emailDomain.ts';
import { createToken } from '../auth/token.ts';
import type { ApiConfig } from '../config.ts';
import type { DbAndConfig } from '../context.ts';
import { FieldError } from '../errors.ts';
import { decryptSecret } from '../secondFactor/secretCipher.ts';
import { insertPendingSignOn } from './pendingSignOnRepository.ts';
import { beginAt, failureOf, type Provider } from './provider.ts';
import { findProviderOfDomain, type ProviderRow } from './providerRepository.ts';

/**
 * Begins a log-in by the provider of the address's office. The provider's answer only works together with `secret`,
 * which stays in the browser, so nobody can have another finish their log-in.
 * @throws FieldError on `email` where no office proved the domain, and where the provider can't be reached.
 */
export async function beginSignOn({ config, db }: DbAndConfig, email: string) {
  const row = await findProviderOfDomain(db, domainOf(email));
  if (row === undefined) throw new FieldError({ email: 'single_sign_on.no_office' });
  const { url, state, ...pending } = await beginAt(config, opened(config, row), email).catch(
    async (error: unknown) => {
      throw new FieldError({ email: await failureOf(error) });
    },
  );
  const secret = createToken();
  const { organizationId, issuer } = row;
  const expiry = await insertPendingSignOn(db, `${state} ${secret}`, { organizationId, issuer, ...pending });
  return { url, secret, expiry: expiry.toISOString() };
}

/** A stored provider with its decrypted secret; if no key decrypts it, the provider will refuse. */
export const opened = (config: ApiConfig, { issuer, clientId, secret }: ProviderRow): Provider => ({
  issuer,
  clientId,
  clientSecret: decryptSecret(config, secret) ?? '',
});
