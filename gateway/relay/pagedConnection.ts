import {
  checkPageArguments,
  type Connection,
  maxRows,
  page,
  type PageArguments,
  span,
} from './connection.ts';
import { foundAgain, fromCursor, type Place, placeOfGone, type Side } from './cursor.ts';
import type { RowArguments } from './chosenConnection.ts';

/** One numbered page of /v1, from 1 on; `total` counts all rows. */
type NumberedPage<Row> = { rows: readonly Row[]; total: number };

/** Reads a numbered page with so many rows. */
type ReadPage<Row> = (page: number, size: number) => Promise<NumberedPage<Row>>;

/**
 * A page of a list that /v1 serves in numbered pages of at most `maxRows` rows. It reads the pages that the arguments
 * reach into at once, and the first page also where the end must be known. A cursor finds its row again after rows came
 * or went before it, within its old page and the neighbouring ones; where the row itself is gone, the list continues at
 * its place.
 */
export async function pagedConnection<Row, Node>(
  readSized: ReadPage<Row>,
  args: PageArguments,
  idOf: (row: Row) => string,
  toNode: (row: Row) => Node | Error,
): Promise<Connection<Node>> {
  checkPageArguments(args);
  const isStart = args.after == null && args.before == null && args.last == null;
  const size = isStart ? Math.max(1, args.first ?? maxRows) : maxRows;
  const read = (number: number) => readSized(number, size);
  const [after, before] = await Promise.all([
    locate(read, size, args.after, 'after', idOf),
    locate(read, size, args.before, 'before', idOf),
  ]);
  const known = after?.total ?? before?.total;
  const fromStart = args.last == null && before === undefined;
  const total = known ?? (fromStart && after === undefined ? undefined : (await read(1)).total);
  const wanted = span(total ?? Number.MAX_SAFE_INTEGER, args, after?.index, before?.index);
  const firstPage = Math.floor(wanted.start / size) + 1;
  const lastPage = Math.max(firstPage, Math.ceil(wanted.end / size));
  const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, i) => firstPage + i);
  const pages = await Promise.all(numbers.map((number) => read(number)));
  const rows = pages.flatMap(({ rows: some }) => some);
  const offset = wanted.start - (firstPage - 1) * size;
  const chosen = rows.slice(offset, offset + wanted.end - wanted.start);
  const count = Math.max(pages[0]?.total ?? 0, known ?? 0, total ?? 0);
  const nodes = chosen.map(toNode);
  const ids = new Map(nodes.map((node, i) => [node, idOf(chosen[i]!)]));
  return page(nodes, wanted.start, count, (node) => ids.get(node) ?? '');
}

const locate = async <Row>(
  read: (page: number) => Promise<NumberedPage<Row>>,
  size: number,
  cursor: string | null | undefined,
  side: Side,
  idOf: (row: Row) => string,
) => (cursor == null ? undefined : locatePlace(read, size, fromCursor(cursor), side, idOf));

/** The current place of a row: searched on its old page and the neighbouring ones; where it is gone, its old place. */
export async function locatePlace<Row>(
  read: (page: number) => Promise<NumberedPage<Row>>,
  size: number,
  place: Place,
  side: Side,
  idOf: (row: Row) => string,
): Promise<{ index: number; total: number | undefined }> {
  const number = Math.floor(place.index / size) + 1;
  for (const candidate of [number, number + 1, number - 1]) {
    if (candidate < 1) continue;
    const { rows, total } = await read(candidate);
    const first = (candidate - 1) * size;
    const at = foundAgain({ index: place.index - first, id: place.id }, rows.map(idOf));
    if (at >= 0) return { index: first + at, total };
  }
  return { index: placeOfGone(place, side), total: undefined };
}

/** The query of a list that /v1 serves in pages. */
export type RowQuery = {
  search?: string | undefined;
  updated_since?: string | undefined;
  sort?: string | undefined;
};

/** The query for the rows asked for; `name` is /v1's column of names, absent where rows never change. */
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
