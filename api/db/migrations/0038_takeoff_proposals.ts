import { type Kysely, sql } from 'kysely';

/** Quantities that a program proposed for an option: one proposal each, which counts in nothing. */
const statements = [
  `create table takeoff_proposals (
    option_id uuid primary key references options (id) on delete cascade,
    id uuid not null,
    user_id integer not null references users on delete cascade,
    token_name text,
    modules jsonb not null,
    proposed_at timestamptz not null default now()
  )`,
  `create index takeoff_proposals_user on takeoff_proposals (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
