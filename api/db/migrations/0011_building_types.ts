import { type Kysely, sql } from 'kysely';

/** What a project's buildings are for; unknown of those made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table projects add column building_type text
        constraint projects_building_type check (building_type in ('residential', 'mixed', 'corporate'))`,
    )
    .execute(db);
}
