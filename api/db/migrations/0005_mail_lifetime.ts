import { type Kysely, sql } from 'kysely';

/** A kept mail goes when its link has stopped working: what was kept so far may hold any, so it goes at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`delete from mails`).execute(db);
  await sql.raw(`alter table mails add column expires_at timestamptz not null`).execute(db);
}
