import { type Kysely, sql } from 'kysely';

/** What calls with an Idempotency-Key were answered, so that the same call is not carried out twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table idempotency_keys (
        user_id integer not null references users on delete cascade,
        key text not null,
        request_hash text not null,
        status integer,
        location text,
        body text,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      )`,
    )
    .execute(db);
}
