import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApi } from '../servers/apiServer.ts';

/** Rows of tables, as JSON. */
export type Rows = [table: string, row: string][];

/** All rows of all tables once every mail is out, but for when a token was last used. */
export async function everything({ db }: TestApi): Promise<Rows> {
  await vi.waitFor(async () => expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]), {
    timeout: 5_000,
    interval: 5,
  });
  if (!prepared.has(db)) prepared.set(db, prepare(db));
  await prepared.get(db);
  const { rows } = await sql<{ name: string; row: string }>`select * from every_row()`.execute(db);
  // Sorted here: each database has an order of its own.
  return rows
    .map(({ name, row }): [string, string] => [name, row])
    .toSorted(([table, row], [other, otherRow]) => compare(table, other) || compare(row, otherRow));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const prepared = new WeakMap<TestApi['db'], Promise<void>>();

/** Makes the function that reads all tables: to plan that query anew takes longer than to run it. */
async function prepare(db: TestApi['db']): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  expect(tables.length).toBeGreaterThan(10);
  const each = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)}, (to_jsonb(each) - 'last_used_at')::text from ${sql.table(name)} as each`,
  );
  const body = sql`begin return query ${sql.join(each, sql` union all `)}; end`.compile(db).sql;
  await sql`create or replace function every_row() returns table (name text, "row" text) language plpgsql
    as ${sql.lit(body)}`.execute(db);
}

/** Puts every row back as it was: a world takes fifty times as long to build. Foreign keys and triggers are passed over. */
export async function restore(api: TestApi, before: Rows, after: Rows): Promise<void> {
  const [gone, added] = [rowsBeyond(before, after), rowsBeyond(after, before)];
  if (gone.size + added.size === 0) return;
  await api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [table, rows] of added)
      await sql`delete from ${sql.table(table)} as each
        where to_jsonb(each) - 'last_used_at' in (select jsonb_array_elements(${rows}::jsonb))`.execute(trx);
    for (const [table, rows] of gone) {
      const names = await storedColumns(trx, table);
      await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.id(name)))}) overriding system value
        select ${sql.join(names.map((name) => sql.ref(`back.${name}`)))} from jsonb_array_elements(${rows}::jsonb) as kept,
          jsonb_populate_record(null::${sql.table(table)}, kept || jsonb_build_object('last_used_at', now())) as back`.execute(
        trx,
      );
    }
  });
}

/** The columns of a table that are not worked out of others. */
async function storedColumns(db: TestApi['db'], table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows that only the first has, as JSON by their table. */
function rowsBeyond(some: Rows, others: Rows): Map<string, string> {
  const known = new Set(others.map(String));
  const beyond = some.filter((row) => !known.has(String(row)));
  return new Map(
    [...Map.groupBy(beyond, ([table]) => table)].map(([table, rows]) => [
      table,
      `[${rows.map(([, row]) => row).join()}]`,
    ]),
  );
}
