import { type Kysely, sql } from 'kysely';

/** Until when somebody whose batch of the benchmark was taken apart joins no other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column benchmark_rests_until timestamptz`.execute(db);
}
