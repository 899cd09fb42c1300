import { type Kysely, sql } from 'kysely';

/**
 * Webhooks of accounts and their deliveries, stored with the change. `busy_until` is the lease of the process that sends
 * to a webhook; `failing_since` is cleared by the next delivery that succeeds. Secrets are encrypted where there is a
 * key; a replaced one signs until it expires.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table webhooks (
      id uuid primary key,
      user_id integer not null references users on delete cascade,
      project_id uuid references projects on delete cascade,
      url text not null,
      events text[] not null,
      enabled boolean not null default true,
      off_reason text check (off_reason in ('failing', 'gone', 'password')),
      failing_since timestamptz,
      busy_until timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    `create index webhooks_user on webhooks (user_id)`,
    `create index webhooks_project on webhooks (project_id)`,
    `create table webhook_secrets (
      id uuid primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      secret text not null,
      expires_at timestamptz
    )`,
    `create index webhook_secrets_webhook on webhook_secrets (webhook_id)`,
    // No foreign key to the project: its deletion is still delivered.
    `create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      project_id uuid,
      is_named boolean not null default false,
      event jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      next_at timestamptz default now(),
      response_status integer,
      failure text,
      duration_ms integer,
      attempted_at timestamptz,
      queued_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`,
    `create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at desc)`,
    `create index webhook_deliveries_next on webhook_deliveries (next_at) where next_at is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
