import { createToken } from '../auth/token.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { type EmailDomainRow, findDomain, insertDomain, isProved, proveDomain } from './domainRepository.ts';

/** The prefix of a TXT record. */
const prefix = 'torre-verification=';

/** Adds a domain for an office to prove. @throws FieldError where another office proved it. */
export async function addDomain(
  trx: Database,
  organizationId: string,
  domain: string,
): Promise<EmailDomainRow> {
  const own = await findDomain(trx, organizationId, domain);
  if (own !== undefined) return own;
  if (await isProved(trx, domain)) throw taken();
  await insertDomain(trx, { organizationId, domain, record: `${prefix}${createToken()}` });
  return read(trx, organizationId, domain);
}

/**
 * Proves a domain whose TXT records contain the requested text.
 * @throws FieldError on `domain` where they do not, or another office was first; ApiError 404 for a domain not added.
 */
export async function checkRecord(
  { db, resolveTxt }: Pick<ApiContext, 'db' | 'resolveTxt'>,
  organizationId: string,
  domain: string,
): Promise<EmailDomainRow> {
  const { record, provedAt } = await read(db, organizationId, domain);
  if (provedAt === null) {
    // A missing name, a missing record and no answer all prove nothing.
    const records = await resolveTxt(domain).catch(() => []);
    if (!records.some((parts) => parts.join('').trim() === record))
      throw new FieldError({ domain: 'email_domain.no_record' });
    await withTransaction(db, (trx) => proveDomain(trx, organizationId, domain)).catch(
      refusedAsTaken(taken, 'email_domains_proved'),
    );
  }
  return read(db, organizationId, domain);
}

const read = async (db: Database, organizationId: string, domain: string) =>
  found(await findDomain(db, organizationId, domain));

const taken = () => new FieldError({ domain: 'email_domain.taken' });
