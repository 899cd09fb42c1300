import { type Kysely, sql } from 'kysely';

const rules = `('FINISHED_SHEETS', 'SAME_FLOORS', 'SAME_AREA', 'NO_GAPS', 'NO_FLOOR_TWICE', 'NOT_OUTDATED', 'SAME_FACTOR_SET',
  'ELEMENTS_COMPLETE', 'REINFORCED_CONCRETE', 'PLAUSIBLE_THICKNESS', 'SAME_FOUNDATION', 'SAME_SCOPE',
  'ONE_AREA_PER_MODULE', 'SAME_SPANS', 'USUAL_INDICES')`;

/** Sheets kept before they are complete, one per option at most, and the note that an option has one. */
const statements = [
  `create table unfinished_sheets (
    option_id uuid primary key references options (id) on delete cascade,
    sheet text not null,
    saved_at timestamptz not null default now()
  )`,
  `alter table overrides drop constraint overrides_rule_check`,
  `alter table overrides add constraint overrides_rule_check check (rule in ${rules})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
