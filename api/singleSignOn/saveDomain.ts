import { createToken } from '../auth/token.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { type EmailDomainRow, findDomain, insertDomain, isProved, proveDomain } from './domainRepository.ts';

/** What a TXT record begins with. */
const prefix = 'torre-verification=';

/** Notes a domain for an office to prove. @throws FieldError where another office proved it. */
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
 * Lets a domain count whose TXT records say what was asked for.
 *
 * @throws FieldError on `domain` where they do not, or another office was first; ApiError 404 for a domain not named.
 */
export async function checkRecord(
  { db, resolveTxt }: Pick<ApiContext, 'db' | 'resolveTxt'>,
  organizationId: string,
  domain: string,
): Promise<EmailDomainRow> {
  const { record, provedAt } = await read(db, organizationId, domain);
  if (provedAt === null) {
    // No such name, no such record, no answer: none of them proves anything.
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
