import { type Kysely, sql } from 'kysely';

/** How much the quantities of an option may err, where somebody knows better than the phase of its project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table options add column "precision" double precision
        constraint options_precision check ("precision" between 0 and 0.5)`,
    )
    .execute(db);
}
