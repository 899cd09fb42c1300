import { insideName, type InsideName } from '#domain/wireNames.ts';
import { z } from 'zod';

type Sort<Column extends string> = { column: Column; direction: 'asc' | 'desc' };

/** The `sort` of a list's query string: one of `columns`, descending with a leading `-`. */
export function sortQuery<Column extends string>(
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
