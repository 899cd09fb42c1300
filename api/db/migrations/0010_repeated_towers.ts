import { type Kysely, sql } from 'kysely';

/** How many such towers are built, and how many dwellings one of them has; null where unknown. */
const statements = [
  `alter table units add column repetition_count integer not null default 1 check (repetition_count > 0)`,
  `alter table units add column housing_units_count integer check (housing_units_count > 0)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
