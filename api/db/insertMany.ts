import type { InsertObject } from 'kysely';
import type { Database, Tables } from './database.ts';

/** Rows per statement: PostgreSQL takes 65 535 parameters, and no table here has more than 14 columns. */
const chunkSize = 1000;

/** Inserts any number of rows, none included. */
export async function insertMany<T extends keyof Tables>(
  db: Database,
  table: T,
  rows: InsertObject<Tables, T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + chunkSize))
      .execute();
  }
}
