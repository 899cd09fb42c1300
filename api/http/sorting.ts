import { z } from 'zod';

export type Sort<Column extends string> = { column: Column; direction: 'asc' | 'desc' };

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
export function parseSort<Column extends string>(sort: Column | `-${Column}`): Sort<Column> {
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' };
}
