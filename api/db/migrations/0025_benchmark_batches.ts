import { type Kysely, sql } from 'kysely';

/**
 * What the benchmark shows: batches of projects of five owners or more, with their figures as they were when the batch
 * was formed. A batch is shown while all its projects still agree; `benchmarked` marks owners who were ever in one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table users add column benchmarked boolean not null default false`,
    `create table benchmark_batches (
      id uuid primary key,
      traits jsonb not null,
      size integer not null,
      created_at timestamptz not null default now()
    )`,
    `create table benchmark_entries (
      batch_id uuid not null references benchmark_batches on delete cascade,
      project_id uuid not null references projects on delete cascade,
      user_id integer not null references users on delete cascade,
      figures jsonb not null,
      primary key (project_id)
    )`,
    `create index benchmark_entries_batch on benchmark_entries (batch_id)`,
    `create index benchmark_entries_user on benchmark_entries (user_id)`,
    `create index projects_consent on projects (id) where benchmark_consent`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
