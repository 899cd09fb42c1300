import { type Kysely, sql } from 'kysely';

/** What is asked for after the password; `challenge` of a token is what a passkey has to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(
    `create table second_factors (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      kind text not null check (kind in ('totp', 'passkey')),
      name text not null,
      confirmed boolean not null default false,
      secret text,
      last_step integer not null default 0,
      challenge text,
      credential_id text constraint second_factors_credential unique,
      public_key text,
      sign_count bigint not null default 0,
      transports text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`,
  );
  await run(`create index second_factors_user on second_factors (user_id)`);
  await run(
    `create table recovery_codes (
      user_id integer not null references users on delete cascade,
      hash text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, hash)
    )`,
  );
  await run(`alter table tokens add column challenge text`);
  await run(`alter table tokens drop constraint tokens_scope_check`);
  await run(
    `alter table tokens add constraint tokens_scope_check check
      (scope in ('authentication', 'activation', 'password-reset', 'api', 'device', 'second-factor'))`,
  );
}
