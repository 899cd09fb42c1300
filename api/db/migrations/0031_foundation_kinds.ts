import { type Kysely, sql } from 'kysely';

const foundations = `'raft_foundation', 'piles_foundation', 'raft_piles_foundation',
  'footings_foundation', 'caissons_foundation', 'retaining_walls_foundation'`;
const types = `('beam_column', 'concrete_wall', 'structural_masonry', ${foundations})`;

/** Footings, caissons and retaining walls carry a tower, too; an option still has one foundation at most. */
const statements = [
  `alter table modules drop constraint modules_type_check`,
  `alter table modules add constraint modules_type_check check (type in ${types})`,
  `alter table versions drop constraint versions_type_check`,
  `alter table versions add constraint versions_type_check check (type in ${types})`,
  `drop index modules_one_foundation`,
  `create unique index modules_one_foundation on modules (option_id) where type in (${foundations})`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
