import { type Kysely, sql } from 'kysely';

/** Which key closes the secrets of second factors, by its id, so that a start under another one tells it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factor_key (
    single boolean primary key default true check (single),
    id text not null
  )`.execute(db);
}
