import { type Kysely, sql } from 'kysely';

/** Whether the owner agreed that the project's figures, without its name, stand among the known ones: nobody has so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table projects add column benchmark_consent boolean not null default false`)
    .execute(db);
}
