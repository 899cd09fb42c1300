import { type Kysely, sql } from 'kysely';

/** What a session is told apart by in the list of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table tokens add column device text`).execute(db);
}
