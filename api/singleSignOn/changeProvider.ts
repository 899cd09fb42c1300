import { permissionOfRole } from '#domain/people/organization.ts';
import type { SingleSignOn } from '#domain/people/singleSignOn.ts';
import type { DbAndConfig } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { lockOrganization } from '../organizations/organizationRepository.ts';
import { encryptSecret } from '../secondFactor/secretCipher.ts';
import { isRefusedHost } from '../webhooks/guardedHost.ts';
import { opened } from './beginSignOn.ts';
import { failureOf, findIssuer } from './provider.ts';
import { findProvider, saveProvider } from './providerRepository.ts';

/**
 * Sets the provider of an office after checking it. A secret is never sent to another issuer than its own.
 * @throws FieldError for an issuer that is not public or does not answer properly, and for a missing secret.
 */
export async function changeProvider(
  { config, db }: DbAndConfig,
  organizationId: string,
  { issuer: given, clientId, clientSecret, required, newcomerRole, newcomerDiscipline }: SingleSignOn,
): Promise<void> {
  if (isRefusedHost(given, config.webhookLocalhost))
    throw new FieldError({ issuer: 'single_sign_on.issuer.private' });
  const look = { issuer: given, clientId, clientSecret: clientSecret ?? '' };
  const issuer = await findIssuer(config, look).catch(async (error: unknown) => {
    const isDown = (await failureOf(error)) === 'single_sign_on.unreachable';
    throw new FieldError({
      issuer: isDown ? 'single_sign_on.issuer.unreachable' : 'single_sign_on.issuer.unfit',
    });
  });
  await withTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const before = await findProvider(trx, organizationId);
    const kept = before?.issuer === issuer ? opened(config, before).clientSecret : '';
    const secret = clientSecret || kept;
    if (secret === '') throw new FieldError({ clientSecret: 'general.required' });
    await saveProvider(trx, {
      id: before?.id ?? newId(),
      organizationId,
      issuer,
      clientId,
      secret: encryptSecret(config, secret),
      required,
      newcomerPermission: permissionOfRole[newcomerRole],
      newcomerDiscipline: newcomerDiscipline || null,
    });
  });
}
