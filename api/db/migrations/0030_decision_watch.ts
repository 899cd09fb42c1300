import { type Kysely, sql } from 'kysely';

/**
 * How recorded decisions stand since they were last worked out anew, apart from their records, which never move; and who
 * has not read yet that one changed. `basis` is the day and the factor set it was worked out with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table decision_standings (
      decision_id uuid primary key references decisions on delete cascade,
      standing text not null check (standing in ('STANDS', 'WITHIN_PRECISION', 'DEPENDS', 'TURNED')),
      because jsonb not null,
      basis text not null,
      changed_at timestamptz
    )`,
    `create table decision_notices (
      user_id integer not null references users on delete cascade,
      decision_id uuid not null references decisions on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, decision_id)
    )`,
    `create index decision_notices_decision on decision_notices (decision_id)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
