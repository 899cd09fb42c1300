import { type Kysely, sql } from 'kysely';

/** Where an account logged in before: marks that devices keep, in tokens, and addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table tokens drop constraint tokens_scope_check`);
  await run(
    `alter table tokens add constraint tokens_scope_check
      check (scope in ('authentication', 'activation', 'password-reset', 'api', 'device'))`,
  );
  await run(`alter table tokens add column mark_id uuid references tokens on delete set null`);
  await run(`create index tokens_mark on tokens (mark_id) where mark_id is not null`);
  await run(
    `create table known_addresses (
      user_id integer not null references users on delete cascade,
      address_hash text not null,
      last_used_at timestamptz not null default now(),
      primary key (user_id, address_hash)
    )`,
  );
  await run(`create index known_addresses_used on known_addresses (last_used_at)`);
}
