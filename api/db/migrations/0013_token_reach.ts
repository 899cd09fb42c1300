import { type Kysely, sql } from 'kysely';

/** Personal tokens that only read, or that reach one project; they go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table tokens add column read_only boolean not null default false,
        add column project_id uuid references projects on delete cascade`,
    )
    .execute(db);
  await sql
    .raw(`create index tokens_project on tokens (project_id) where project_id is not null`)
    .execute(db);
}
