import { insideName, type InsideName } from '#domain/wireNames.ts';
import { z } from 'zod';

/** Everything a list may be sorted by, of any kind. */
export const sortColumns = [
  'id',
  'created_at',
  'updated_at',
  'name',
  'state',
  'city',
  'phase',
  'entity_name',
  'chosen',
] as const;
type SortColumn = (typeof sortColumns)[number];

type Sort<Column extends string> = { column: Column; direction: 'asc' | 'desc' };

/** The `sort` of a list's query string: one of `columns`, descending with a leading `-`. */
export function sortQuery<Column extends SortColumn>(
  columns: readonly Column[],
  fallback: Column | `-${Column}`,
) {
  const allowed = columns.flatMap((column) => [column, `-${column}` as const]);
  return z
    .enum(allowed as [Column | `-${Column}`, ...(Column | `-${Column}`)[]])
    .default(fallback as never)
    .describe(`One of ${columns.join(', ')}; with a leading - descending`);
}

/** Column and direction of a validated `sort`. */
export function parseSort<Column extends string>(sort: Column | `-${Column}`): Sort<InsideName<Column>> {
  const [name, direction] = sort.startsWith('-') ? [sort.slice(1), 'desc' as const] : [sort, 'asc' as const];
  return { column: insideName(name) as InsideName<Column>, direction };
}
