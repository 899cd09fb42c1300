import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from './database.ts';
import type { NewRow } from './wholeRows.ts';

type WithId = { [Table in keyof Tables]: 'id' extends keyof Tables[Table] ? Table : never }[keyof Tables];
type IdOf<Row> = 'id' extends keyof Row ? Row['id'] : never;

/** Inserts one row into a table. */
export const insertingInto =
  <Table extends keyof Tables>(table: Table) =>
  async (db: Database, row: NewRow<Tables[Table]>): Promise<void> => {
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
  };

/** Deletes the row of a table that has an id. */
export const deletingFrom =
  <Table extends WithId>(table: Table) =>
  async (db: Database, id: IdOf<Selectable<Tables[Table]>>): Promise<void> => {
    await db
      .deleteFrom(table as 'units')
      .where('id', '=', id as string)
      .execute();
  };

/** Updates the given columns of the row with this id; its revision rises. */
export const revising =
  <Table extends 'options' | 'modules' | 'versions'>(table: Table) =>
  async (db: Database, id: string, change: UpdateObject<Tables, Table>): Promise<void> => {
    const revised = { revision: sql`revision + 1`, updatedAt: new Date() };
    await db
      .updateTable(table as 'modules')
      .set({ ...(change as object), ...revised } as UpdateObject<Tables, 'modules'>)
      .where('id', '=', id)
      .execute();
  };
