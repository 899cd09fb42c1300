import { type Kysely, sql } from 'kysely';

/** Who agreed to the benchmark, and some of what each agreed with, in an order that tells nothing: by their hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index projects_consent_owner on projects (user_id, md5(id::text)) where benchmark_consent`)
    .execute(db);
  await sql.raw(`drop index projects_consent`).execute(db);
}
