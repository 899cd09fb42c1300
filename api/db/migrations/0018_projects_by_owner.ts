import { type Kysely, sql } from 'kysely';

/** A page of somebody's projects in the order they were made, without reading and sorting all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index projects_owner on projects (user_id, id)').execute(db);
}
