import type { RowArguments } from './chosenConnection.ts';

/** What /v1 is asked for where it hands a list out in pages. */
export type RowQuery = {
  search?: string | undefined;
  updated_since?: string | undefined;
  sort?: string | undefined;
};

/** The rows asked for; `name` is what /v1 calls the column of their names, absent where rows never change. */
export function rowQuery(
  { search, updatedSince, orderBy }: RowArguments,
  name?: 'entity_name' | 'chosen',
): RowQuery {
  const columns = {
    NAME: name ?? 'name',
    CREATED_AT: 'created_at',
    UPDATED_AT: name === undefined ? 'updated_at' : 'created_at',
  };
  return {
    search: search ?? undefined,
    updated_since: updatedSince ?? undefined,
    sort: orderBy == null ? undefined : (orderBy.direction === 'DESC' ? '-' : '') + columns[orderBy.field],
  };
}
