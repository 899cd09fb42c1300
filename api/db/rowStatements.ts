import { sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from './database.ts';

/** Inserts one row into a table. */
export const insertingInto =
  <Row>(table: keyof Tables) =>
  async (db: Database, row: Row): Promise<void> => {
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
  };

/** Deletes the row of a table that has an id. */
export const deletingFrom =
  <Id extends string | number = string>(table: keyof Tables) =>
  async (db: Database, id: Id): Promise<void> => {
    await db
      .deleteFrom(table as 'units')
      .where('id', '=', id as string)
      .execute();
  };

/** Saves the given columns of the row that has an id; its revision rises. */
export const revising =
  <Change extends object>(table: 'options' | 'modules' | 'versions') =>
  async (db: Database, id: string, change: Change): Promise<void> => {
    const revised = { revision: sql`revision + 1`, updatedAt: new Date() };
    await db
      .updateTable(table as 'modules')
      .set({ ...change, ...revised } as UpdateObject<Tables, 'modules'>)
      .where('id', '=', id)
      .execute();
  };
