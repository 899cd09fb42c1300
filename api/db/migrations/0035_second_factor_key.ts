import { type Kysely, sql } from 'kysely';

/** The id of the key that encrypts the secrets of second factors, so that a start with another key is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factor_key (
    single boolean primary key default true check (single),
    id text not null
  )`.execute(db);
}
