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
 * A row to insert that names every column without a default, a nullable one too, which kysely's Insertable lets out: a
 * column added to a table is asked for wherever its rows are made.
 */
export type NewRow<Table> = Omit<Written<Table>, WithDefault<Table>> &
  Partial<Pick<Written<Table>, WithDefault<Table> & keyof Written<Table>>>;

/** What every row begins anew. */
type Anew = 'revision' | 'createdAt' | 'updatedAt';

/** Everything a table keeps but what every row begins anew and the columns named: what a copy or a change holds. */
export type WholeRow<Table, Left extends keyof Table = never> = {
  [Column in Exclude<keyof Written<Table>, Anew | Left>]: Value<
    Exclude<InsertType<Table[Column]>, undefined>
  >;
};

type Value<Type> = Type | Expression<Type>;
