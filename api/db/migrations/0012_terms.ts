import { type Kysely, sql } from 'kysely';

/** Which version of the terms a person agreed to, and when; empty for accounts made by programs that show none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table users add column terms_version text, add column terms_accepted_at timestamptz`)
    .execute(db);
}
