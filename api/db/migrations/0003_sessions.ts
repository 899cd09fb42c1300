import { type Kysely, sql } from 'kysely';

/** The name of the device, by which the user recognizes a session in the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table tokens add column device text`).execute(db);
}
