import { insideName } from '#domain/wireNames.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OperandExpression } from 'kysely';
import type { Database } from './database.ts';

/** Known ids, or a select that finds them. */
export type Ids = string[] | OperandExpression<string>;

type Row = Record<string, unknown>;
type Select<Found> = Parameters<typeof jsonArrayFrom<Found>>[0];
type RowsOf<Selects> = {
  [Name in keyof Selects]: Selects[Name] extends Select<infer Found> ? Found[] : never;
};

/**
 * The rows of several selects in one statement: one round trip, and one snapshot. Columns called `…At` must be
 * timestamps, and no other column may be one.
 */
export async function selectTogether<Selects extends Record<string, Select<object>>>(
  db: Database,
  selects: Selects,
): Promise<RowsOf<Selects>> {
  const lists = Object.entries(selects).map(([name, select]) => jsonArrayFrom(select).as(name));
  const found = await db.selectNoFrom(lists).executeTakeFirstOrThrow();
  const read = Object.entries(found).map(([name, rows]) => [name, (rows as Row[]).map(rowInside)]);
  return Object.fromEntries(read) as RowsOf<Selects>;
}

/** A row from JSON, as the driver would have read it. */
function rowInside(row: Row): Row {
  const cells = Object.entries(row).map(([column, value]) => {
    const name = insideName(column);
    return [name, name.endsWith('At') && typeof value === 'string' ? new Date(value).toISOString() : value];
  });
  return Object.fromEntries(cells) as Row;
}
