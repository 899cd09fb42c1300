import { type Kysely, sql } from 'kysely';

/**
 * How each decision stood when it was last recomputed, and who has not read yet that one changed. The records of the
 * decisions themselves never change. `basis` is the day and the factor set of the computation.
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
