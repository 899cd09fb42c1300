import { sql } from 'kysely';
import type { TestApi } from '../servers/apiServer.ts';
import type { Rows } from './everything.ts';

type Row = Record<string, unknown>;

/** The columns of each table's primary key. */
export async function primaryKeys({ db }: TestApi): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select constrained.relname as table, array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_constraint as keys
    join pg_class as constrained on constrained.oid = keys.conrelid
    join pg_attribute as columns on columns.attrelid = constrained.oid and columns.attnum = any (keys.conkey)
    where keys.contype = 'p' and keys.connamespace = current_schema()::regnamespace
    group by constrained.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** What was random, holds a secret, or depends on the machine. */
const isHidden = (column: string, table: string) =>
  /hash|secret|sealed|challenge|duration/.test(column) || (column === 'key' && table !== 'prices');

/** How long from now, to the minute below two hours and to the hour beyond. */
const later = (minutes: number) =>
  minutes < 120 ? `in ${Math.round(minutes)} min` : `in ${Math.round(minutes / 60)} h`;

/** An id as `⟨users 3⟩` or `⟨0199…⟩`, until it is numbered. */
function idOf(value: string | number, table: string, column: string): string {
  const of = /^(user|inviter|author)_id$/.test(column) ? 'users' : table;
  return `⟨${typeof value === 'number' ? `${of} ` : ''}${value}⟩`;
}

type Leaf = { name: string; value: unknown; text: string };

/** The values of a row by their paths, those inside JSON too. */
function leavesOf(value: object, at = ''): Map<string, Leaf> {
  return new Map(
    Object.entries(value).flatMap(([name, each]: [string, unknown]): [string, Leaf][] =>
      typeof each === 'object' && each !== null && Object.keys(each).length > 0
        ? [...leavesOf(each, `${at}${name}.`)]
        : [[`${at}${name}`, { name, value: each, text: JSON.stringify(each) }]],
    ),
  );
}

/**
 * What became of the rows between two looks, as lines: `+` for a new row, `~` for a changed one, and how many are gone.
 * Rows that changed alike are told once. `named` says what is told in the place of an id as of an address; `since` is
 * when the change began.
 */
export function changedRows(
  [before, after]: [Rows, Rows],
  keys: Map<string, string[]>,
  named: ReadonlyMap<string, string>,
  since: number,
): string[] {
  const told = (value: unknown, column: string, table: string): string => {
    if (value === null) return 'null';
    if (isHidden(column, table)) return '…';
    if (Array.isArray(value)) return `[${value.map((each) => told(each, column, table)).join(' ')}]`;
    if (typeof value === 'object')
      return `{${Object.entries(value as Row)
        .map(([key, each]) => `${key} ${told(each, key, table)}`)
        .join(', ')}}`;
    const isId = /(^|_)id$/.test(column) && (typeof value === 'string' || typeof value === 'number');
    if (isId) return idOf(value, table, column);
    // Sums of floats end otherwise on another processor.
    if (typeof value === 'number') return String(Number(value.toPrecision(12)));
    if (typeof value !== 'string') return JSON.stringify(value);
    if (/^\d{4}-\d\d-\d\dT/.test(value)) {
      const time = Date.parse(value);
      if (time > Date.now()) return later((time - Date.now()) / 60_000);
      return time >= since ? 'now' : 'before';
    }
    return JSON.stringify(value);
  };
  const leaf = (each: Leaf | undefined, table: string) =>
    each === undefined ? 'nothing' : told(each.value, each.name, table);
  const byKey = (rows: Rows) =>
    new Map(
      rows.map(([table, text]) => {
        const row = JSON.parse(text) as Row;
        const columns = keys.get(table) ?? Object.keys(row);
        const key = columns.map((column) => `${column} ${told(row[column], column, table)}`).join(', ');
        return [JSON.stringify([table, ...columns.map((column) => row[column])]), { table, row, text, key }];
      }),
    );
  const [old, fresh] = [byKey(before), byKey(after)];
  /** Each change, and the keys of the rows it happened to. */
  const changes: { change: string; table: string; key: string }[] = [];
  for (const [id, { table, row, text, key }] of fresh) {
    const was = old.get(id);
    if (was === undefined) {
      const filled = Object.keys(row).filter((column) => row[column] !== null);
      const fields = filled.map((column) => `${column} ${told(row[column], column, table)}`).join(', ');
      changes.push({ change: `+ ${table}: ${fields}`, table, key: '' });
    } else if (was.text !== text) {
      const [then, now] = [leavesOf(was.row), leavesOf(row)];
      const changed = [...new Set([...then.keys(), ...now.keys()])]
        .filter((path) => then.get(path)?.text !== now.get(path)?.text)
        .map((path) => `${path} ${leaf(then.get(path), table)} → ${leaf(now.get(path), table)}`);
      changes.push({ change: `~ ${table}: ${changed.join(', ')}`, table, key });
    }
  }
  for (const [id, { table, key }] of old)
    if (!fresh.has(id)) changes.push({ change: `- ${table}:`, table, key });
  const alike = Map.groupBy(changes, ({ change }) => change);
  const lines = [...alike].map(([change, rows]) => {
    const one = rows[0]!.key;
    return rows.length > 1 ? `${change} (${rows.length} rows)` : `${change}${one === '' ? '' : ` (${one})`}`;
  });
  return readable(lines, named);
}

/** Lines without what is another on every run, sorted; what has no name is numbered in that order, which no id decides. */
export function readable(lines: readonly string[], named: ReadonlyMap<string, string>): string[] {
  const ids: string[] = [];
  const numbered = (id: string) => {
    if (!ids.includes(id)) ids.push(id);
    return `#${ids.indexOf(id) + 1}`;
  };
  const bare = (line: string) => line.replaceAll(/⟨[^⟩]+⟩/g, '#');
  return lines
    .map((line) =>
      line
        .replaceAll(/[\w.+-]+@[\w.-]+/g, (address) => named.get(address) ?? 'an address')
        .replaceAll(/⟨([^⟩]+)⟩/g, (whole, id: string) => named.get(id) ?? whole)
        .replaceAll(/(?<!⟨)\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, (id) => named.get(id) ?? `⟨${id}⟩`)
        .replaceAll(/\b[A-Z2-7]{26}\b/g, 'a token')
        // The files of one worker number their projects together.
        .replaceAll(/(Residencial Ipê|Importado) \d+/g, '$1'),
    )
    .toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1))
    .map((line) => line.replaceAll(/⟨[^⟩]+⟩/g, numbered));
}
