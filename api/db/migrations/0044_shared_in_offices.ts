import { type Kysely, sql } from 'kysely';

/** Where a quotation or declaration was taken over from: project, person and time of the first entry. Null for what was entered here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['prices', 'declarations'])
    await sql.raw(`alter table ${table} add column origin jsonb`).execute(db);
}
