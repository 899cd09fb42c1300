import { type Kysely, sql } from 'kysely';

const rules = `('SAME_FLOORS', 'SAME_AREA', 'NO_GAPS', 'NO_FLOOR_TWICE', 'NOT_OUTDATED', 'SAME_FACTOR_SET',
  'ELEMENTS_COMPLETE', 'SAME_FOUNDATION', 'SAME_SCOPE', 'ONE_AREA_PER_MODULE', 'SAME_SPANS', 'USUAL_INDICES')`;

/** A note on slabs of different spans joins the checks, which may be accepted with a note like any other. */
const statements = [
  `alter table overrides drop constraint overrides_rule_check`,
  `alter table overrides add constraint overrides_rule_check check (rule in ${rules})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
