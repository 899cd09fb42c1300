import { type Kysely, sql } from 'kysely';

/** Calls that an address has left, counted by all processes together; unlogged, as a crash may refill them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unlogged table call_buckets (
        key text primary key,
        left_over double precision not null,
        granted integer not null,
        filled_at timestamptz not null
      )`,
    )
    .execute(db);
}
