import { type Kysely, sql } from 'kysely';

const types = `('beam_column', 'concrete_wall', 'structural_masonry',
  'raft_foundation', 'piles_foundation', 'raft_piles_foundation')`;
const foundations = `('raft_foundation', 'piles_foundation', 'raft_piles_foundation')`;
const rules = `('SAME_FLOORS', 'SAME_AREA', 'NO_GAPS', 'NO_FLOOR_TWICE', 'NOT_OUTDATED', 'SAME_FACTOR_SET',
  'ELEMENTS_COMPLETE', 'SAME_FOUNDATION', 'SAME_SCOPE', 'USUAL_INDICES')`;

/** Foundations beside the structures: modules that cover no floor, one an option at most. */
const statements = [
  `alter table modules drop constraint modules_type_check`,
  `alter table modules add constraint modules_type_check check (type in ${types})`,
  `alter table versions drop constraint versions_type_check`,
  `alter table versions add constraint versions_type_check check (type in ${types})`,
  `create unique index modules_one_foundation on modules (option_id) where type in ${foundations}`,
  `alter table overrides drop constraint overrides_rule_check`,
  `alter table overrides add constraint overrides_rule_check check (rule in ${rules})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
