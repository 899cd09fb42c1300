import { type Kysely, sql } from 'kysely';

/**
 * Tries that are counted by every process: wrong log-ins, mails to one address. Unlogged, because losing them in a
 * crash costs nothing and a log-in should not wait for the disk twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unlogged table attempts (
        key text primary key,
        count integer not null,
        next_at timestamptz not null,
        forget_at timestamptz not null
      )`,
    )
    .execute(db);
  await sql.raw(`create index attempts_forget_at on attempts (forget_at)`).execute(db);
}
