import { type Kysely, sql } from 'kysely';

/** What a kept mail says is closed with a key outside the database: those kept open so far, with their links, go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`delete from mails`).execute(db);
  await sql.raw(`alter table mails drop column text, drop column html, drop column links`).execute(db);
  await sql.raw(`alter table mails add column sealed text not null`).execute(db);
}
