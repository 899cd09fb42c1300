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

/** Stores the provider of an office, in the place of the one before. */
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

/** Whose account somebody of an office's provider opens. */
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

/** @throws a unique violation where the account is somebody else's of that provider, or the other way around. */
export const insertIdentity = insertingInto('identities');

/** Whether an office that somebody is in, and does not own, wants the address to log in by its provider. */
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
