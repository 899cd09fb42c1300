import { type Kysely, sql } from 'kysely';

/** Tokens for one project that outlived the membership of who made them: a new invitation would open it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `delete from tokens where project_id is not null and not exists (
        select from project_permissions p where p.project_id = tokens.project_id and p.user_id = tokens.user_id
      )`,
    )
    .execute(db);
}
