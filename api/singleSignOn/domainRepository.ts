import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EmailDomainTable } from '../db/tables/organizationTables.ts';

export type EmailDomainRow = Selectable<EmailDomainTable>;

/** The domains of an office, proved or not, by name. */
export const listDomains = (db: Database, organizationId: string): Promise<EmailDomainRow[]> =>
  db
    .selectFrom('emailDomains')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('domain')
    .execute();

export async function findDomain(
  db: Database,
  organizationId: string,
  domain: string,
): Promise<EmailDomainRow | undefined> {
  return (await listDomains(db, organizationId)).find((row) => row.domain === domain);
}

/** Whether any office proved the domain. */
export async function isProved(db: Database, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('emailDomains')
    .select('domain')
    .where('domain', '=', domain)
    .where('provedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a domain for an office to prove; an existing one is unchanged. */
export async function insertDomain(
  db: Database,
  row: Pick<EmailDomainRow, 'organizationId' | 'domain' | 'record'>,
): Promise<void> {
  await db
    .insertInto('emailDomains')
    .values({ ...row, provedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws a unique violation of `email_domains_proved` where another office was first. */
export async function proveDomain(db: Database, organizationId: string, domain: string): Promise<void> {
  await db
    .updateTable('emailDomains')
    .set({ provedAt: new Date() })
    .where('organizationId', '=', organizationId)
    .where('domain', '=', domain)
    .execute();
}

export async function deleteDomain(db: Database, organizationId: string, domain: string): Promise<void> {
  await db
    .deleteFrom('emailDomains')
    .where('organizationId', '=', organizationId)
    .where('domain', '=', domain)
    .execute();
}
