import { domainOf } from '#domain/people/emailDomain.ts';
import type { MessageKey } from '#domain/texts/messages.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { FieldError } from '../errors.ts';
import { findRole } from '../organizations/organizationMemberRepository.ts';
import { admitColleague } from '../organizations/organizationQuota.ts';
import { lockOrganization } from '../organizations/organizationRepository.ts';
import { deleteSecondFactors } from '../secondFactor/secondFactorRepository.ts';
import { endAccess } from '../tokens/tokenRepository.ts';
import { findUserByEmail, lockUser, updateUser } from '../users/userRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { findDomain } from './domainRepository.ts';
import type { Claims } from './provider.ts';
import { findIdentity, insertIdentity, type ProviderRow } from './providerRepository.ts';

type Keeper = { db: Database; config: Pick<ApiContext['config'], 'organizationQuota'> };

/**
 * Finds the account of a person confirmed by an office's provider; call in a transaction. Returning people are known by
 * issuer and subject, whatever their address at the provider is now. New ones are known by an address that the provider
 * verified, of a domain that the office proved; they then own its account, and become a member.
 * @returns the account; undefined for somebody without one, who may sign up. @throws FieldError on `callback`.
 */
export async function admit(
  { db, config }: Keeper,
  provider: ProviderRow,
  claims: Omit<Claims, 'name'>,
): Promise<UserRow | undefined> {
  const { organizationId } = provider;
  const known = await findIdentity(db, { organizationId, ...claims });
  if (known !== undefined) {
    const user = await lockUser(db, known);
    // The office vouches only for its own members and addresses.
    if ((await findRole(db, organizationId, known)) === undefined)
      throw callbackError('single_sign_on.removed');
    await checkDomain(db, organizationId, user.email);
    return user;
  }
  if (!claims.emailVerified) throw callbackError('single_sign_on.unverified');
  await checkDomain(db, organizationId, claims.email);
  const found = await findUserByEmail(db, claims.email);
  if (found === undefined) return undefined;
  const user = await lockUser(db, found.id);
  await join({ db, config }, provider, { userId: user.id, ...claims }, 'callback');
  return user.activated ? user : takeOver(db, user.id);
}

/**
 * Links an account with an identity at the provider, and makes its holder a member of the office. @throws FieldError on
 * `callback`; on `field` for a full office.
 */
export async function join(
  { db, config }: Keeper,
  { organizationId, newcomerPermission, newcomerDiscipline }: ProviderRow,
  { issuer, subject, userId }: { issuer: string; subject: string; userId: number },
  field: 'callback' | 'token',
): Promise<void> {
  await lockOrganization(db, organizationId);
  await insertIdentity(db, { organizationId, issuer, subject, userId }).catch(
    refusedAsTaken(() => callbackError('single_sign_on.taken'), 'identities_user'),
  );
  const role = { permission: newcomerPermission, discipline: newcomerDiscipline };
  await admitColleague(db, { organizationId, userId, ...role }, config.organizationQuota, field);
}

/** An account with an unproved address may be anybody's: all its access ends before its owner comes in. */
async function takeOver(db: Database, userId: number): Promise<UserRow> {
  await endAccess(db, userId);
  await deleteSecondFactors(db, userId);
  return updateUser(db, userId, { activated: true, passwordHash: null, pendingEmail: null });
}

/** @throws FieldError on `callback` for an address of a domain that the office has not proved. */
export async function checkDomain(db: Database, organizationId: string, email: string): Promise<void> {
  const domain = await findDomain(db, organizationId, domainOf(email));
  if (domain?.provedAt == null) throw callbackError('single_sign_on.foreign_domain');
}

export const callbackError = (callback: MessageKey) => new FieldError({ callback });
