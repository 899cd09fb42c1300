import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestApi } from './apiServer.ts';

/** All rows of all tables once every mail is out, but for when a token was last used. */
export async function everything({ db }: TestApi): Promise<[table: string, row: string][]> {
  await vi.waitFor(async () => expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]), {
    timeout: 5_000,
    interval: 5,
  });
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView);
  expect(tables.length).toBeGreaterThan(10);
  const each = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, to_jsonb(each) - 'last_used_at' as row from ${sql.table(name)} as each`,
  );
  const { rows } = await sql<{ name: string; row: object }>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows
    .map(({ name, row }): [string, string] => [name, JSON.stringify(row)])
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}
