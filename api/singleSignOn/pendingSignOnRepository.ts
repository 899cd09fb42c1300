import { sql } from 'kysely';
import { hashToken } from '../auth/token.ts';
import type { BegunSignOnTable, BegunSignUpTable } from '../db/tables/organizationTables.ts';
import type { Database } from '../db/database.ts';

/** How long a log-in may stay at the provider, and a sign-up at its form (ms). */
const lifetimeMs = 600_000;

type SignOn = Omit<BegunSignOnTable, 'hash' | 'expiresAt'>;
type SignUp = Omit<BegunSignUpTable, 'hash' | 'expiresAt'>;

/** Records that a browser went to a provider: only it has both parts of `key`. @returns until when it may come back. */
export async function insertPendingSignOn(db: Database, key: string, row: SignOn): Promise<Date> {
  await db
    .deleteFrom('begunSignOns')
    .where('expiresAt', '<', sql<string>`now()`)
    .execute();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db
    .insertInto('begunSignOns')
    .values({ ...row, hash: hashToken(key), expiresAt })
    .execute();
  return expiresAt;
}

/** Uses up such a log-in, once; undefined when it is unknown, used or too late. */
export const spendPendingSignOn = (db: Database, key: string): Promise<SignOn | undefined> =>
  db
    .deleteFrom('begunSignOns')
    .where('hash', '=', hashToken(key))
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['organizationId', 'issuer', 'nonce', 'codeVerifier'])
    .executeTakeFirst();

/** Records that a person confirmed by a provider is at the sign-up form. */
export async function insertPendingSignUp(db: Database, token: string, row: SignUp): Promise<Date> {
  await db
    .deleteFrom('begunSignUps')
    .where('expiresAt', '<', sql<string>`now()`)
    .execute();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db
    .insertInto('begunSignUps')
    .values({ ...row, hash: hashToken(token), expiresAt })
    .execute();
  return expiresAt;
}

/** Uses up such a sign-up, once. */
export const spendPendingSignUp = (db: Database, token: string): Promise<SignUp | undefined> =>
  db
    .deleteFrom('begunSignUps')
    .where('hash', '=', hashToken(token))
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['organizationId', 'issuer', 'subject', 'email'])
    .executeTakeFirst();

/** Deletes pending sign-ups with an address. */
export async function deleteSignUpsOf(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('begunSignUps')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}
