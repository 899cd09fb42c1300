import { type Kysely, sql } from 'kysely';

/** What proves that an address belongs to an account: the token of the mail that went there. */
const statements = [
  `alter table users add column pending_email text`,
  `alter table tokens add column email text`,
  // The old token was never sent to anybody; of the new secret only the hash is kept.
  `alter table invitations drop column token, add column secret_hash text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
