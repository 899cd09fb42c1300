import { type Kysely, sql } from 'kysely';

/** When the mail of an invitation was given to the mail server: the next one of its project to that address waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitations add column mail_sent_at timestamptz`.execute(db);
}
