import { type Kysely, sql } from 'kysely';

const rules = `('SAME_FLOORS', 'SAME_AREA', 'NO_GAPS', 'NO_FLOOR_TWICE', 'NOT_OUTDATED', 'SAME_FACTOR_SET',
  'ELEMENTS_COMPLETE', 'SAME_SCOPE', 'USUAL_INDICES')`;

/** What a decision rests on: suppliers' factors, checks passed over with a note, and the decisions as they were taken. */
const statements = [
  `create table declarations (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    material text not null,
    supplier text not null,
    document text not null,
    valid_until date,
    co2_min double precision not null check (co2_min >= 0),
    co2_max double precision not null check (co2_max >= co2_min),
    energy_min double precision check (energy_min >= 0),
    energy_max double precision check (energy_max >= energy_min),
    user_id integer references users on delete set null,
    user_name text not null,
    created_at timestamptz not null default now(),
    check ((energy_min is null) = (energy_max is null))
  )`,
  `create index declarations_project on declarations (project_id)`,

  // One note per check and set of options: `options` are their ids in order, comma separated.
  `create table overrides (
    id uuid primary key,
    unit_id uuid not null references units on delete cascade,
    options text not null,
    rule text not null check (rule in ${rules}),
    note text not null,
    user_id integer references users on delete set null,
    user_name text not null,
    created_at timestamptz not null default now(),
    constraint overrides_one_per_check unique (unit_id, options, rule)
  )`,

  // No reference to options or versions: what was decided stays as it was when they change or go.
  `create table decisions (
    id uuid primary key,
    unit_id uuid not null references units on delete cascade,
    number integer not null,
    record jsonb not null,
    author_id integer references users on delete set null,
    link_secret uuid not null default gen_random_uuid(),
    created_at timestamptz not null,
    constraint decisions_number unique (unit_id, number)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
