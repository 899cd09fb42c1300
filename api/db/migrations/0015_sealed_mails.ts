import { type Kysely, sql } from 'kysely';

/** Kept mails are encrypted with a key outside the database. Those kept in clear text, with their links, are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`delete from mails`).execute(db);
  await sql.raw(`alter table mails drop column text, drop column html, drop column links`).execute(db);
  await sql.raw(`alter table mails add column sealed text not null`).execute(db);
}
