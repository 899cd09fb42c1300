import { type Kysely, sql } from 'kysely';

/** Whether the owner agreed that the benchmark shows the project's figures without its name. Nobody has so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table projects add column benchmark_consent boolean not null default false`)
    .execute(db);
}
