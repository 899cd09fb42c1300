import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertingInto } from '../db/rowStatements.ts';
import type { IdentityProviderTable, IdentityTable } from '../db/tables/organizationTables.ts';

export type ProviderRow = Selectable<IdentityProviderTable>;

/** The provider of an office; undefined where it has none. */
export const findProvider = (db: Database, organizationId: string): Promise<ProviderRow | undefined> =>
  db
    .selectFrom('identityProviders')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();

/** The provider of the office that proved a domain. */
export const findProviderOfDomain = (db: Database, domain: string): Promise<ProviderRow | undefined> =>
  db
    .selectFrom('identityProviders')
    .innerJoin('emailDomains', 'emailDomains.organizationId', 'identityProviders.organizationId')
    .selectAll('identityProviders')
    .where('emailDomains.domain', '=', domain)
    .where('emailDomains.provedAt', 'is not', null)
    .executeTakeFirst();

/** Stores the provider of an office, replacing the previous one. */
export async function saveProvider(db: Database, row: Insertable<IdentityProviderTable>): Promise<void> {
  const { id: _, organizationId: __, ...change } = row;
  await db
    .insertInto('identityProviders')
    .values(row)
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(change))
    .execute();
}

export async function deleteProvider(db: Database, organizationId: string): Promise<void> {
  await db.deleteFrom('identityProviders').where('organizationId', '=', organizationId).execute();
}

type Identified = Pick<IdentityTable, 'organizationId' | 'issuer'>;

/** The account of an identity at an office's provider. */
export async function findIdentity(
  db: Database,
  { organizationId, issuer, subject }: Identified & { subject: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('organizationId', '=', organizationId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

/**
 * @throws a unique violation where the account already has another identity at that provider, or the identity another
 * account.
 */
export const insertIdentity = insertingInto('identities');

/** Whether an office that somebody is in, and does not own, requires its provider for the address. */
export async function mustSignOn(db: Database, userId: number, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('organizationMembers as member')
    .innerJoin('identityProviders as provider', 'provider.organizationId', 'member.organizationId')
    .innerJoin('emailDomains', 'emailDomains.organizationId', 'member.organizationId')
    .select('provider.id')
    .where('member.userId', '=', userId)
    .where('member.permission', '<>', 'project:owner')
    .where('provider.required', '=', true)
    .where('emailDomains.domain', '=', domain)
    .where('emailDomains.provedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
