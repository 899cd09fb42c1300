import type { Expression, InsertType } from 'kysely';

type Written<Table> = {
  [Column in keyof Table as [InsertType<Table[Column]>] extends [never] ? never : Column]: InsertType<
    Table[Column]
  >;
};

type WithDefault<Table> = {
  [Column in keyof Table]: undefined extends InsertType<Table[Column]> ? Column : never;
}[keyof Table];

/**
 * A row to insert that names every column without a default, including nullable ones, which kysely's Insertable makes
 * optional: so a new column must be filled in wherever rows are made.
 */
export type NewRow<Table> = Omit<Written<Table>, WithDefault<Table>> &
  Partial<Pick<Written<Table>, WithDefault<Table> & keyof Written<Table>>>;

/** Columns that a copy does not take over. */
type Generated = 'revision' | 'createdAt' | 'updatedAt';

/** All columns of a table except those that start afresh and those named: the content of a copy or a change. */
export type WholeRow<Table, Left extends keyof Table = never> = {
  [Column in Exclude<keyof Written<Table>, Generated | Left>]: Value<
    Exclude<InsertType<Table[Column]>, undefined>
  >;
};

type Value<Type> = Type | Expression<Type>;
