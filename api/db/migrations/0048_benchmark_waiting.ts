import { type Kysely, sql } from 'kysely';

/** Finds owners who agreed to the benchmark, and each one's projects in an arbitrary order: by the hashes of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index projects_consent_owner on projects (user_id, md5(id::text)) where benchmark_consent`)
    .execute(db);
  await sql.raw(`drop index projects_consent`).execute(db);
}
