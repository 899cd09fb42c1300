import { refusal } from '../errors/refusal.ts';
import { fromCursor, indexOf, type Place, type Side, toCursor } from './cursor.ts';

export type PageArguments = {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
};

/** One row: `node` is an Error when this row could not be read, and then only this field fails. */
export type Edge<Node> = {
  node: Node | Error;
  cursor: string | (() => string);
  /** Global id of an unreadable row, where its list gives it. */
  unreadableId?: () => Promise<string | null>;
};

type PageInfo = {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
};

/** A page as resolvers return it; functions are called only when their field is asked for. */
export type Connection<Node> = {
  edges: Edge<Node>[];
  nodes: () => (Node | Error)[];
  pageInfo: PageInfo | (() => PageInfo);
  totalCount: number | (() => Promise<number>);
  /** Whether the list is incomplete because the service could not give all of it. */
  isPartial?: boolean;
};

/** Maximum rows of a page, and the default when neither `first` nor `last` is given. */
export const maxRows = 50;

/**
 * @throws BAD_USER_INPUT when `first` or `last` is outside 0 to 50 or both are given.
 */
export function checkPageArguments({ first, last }: PageArguments): void {
  for (const [name, value] of [
    ['first', first],
    ['last', last],
  ] as const) {
    if (value != null && (value < 0 || value > maxRows)) {
      throw refusal('BAD_USER_INPUT', `${name} must be between 0 and ${maxRows}`);
    }
  }
  if (first != null && last != null) throw refusal('BAD_USER_INPUT', 'Give first or last, not both');
}

/**
 * The span [start, end) of a list of `total` rows that the arguments select, as in the Relay specification. `after` and
 * `before` are indexes of rows, exclusive.
 */
export function span(
  total: number,
  args: PageArguments,
  after: number | undefined,
  before: number | undefined,
) {
  let start = after === undefined ? 0 : Math.min(after + 1, total);
  let end = before === undefined ? total : Math.max(Math.min(before, total), 0);
  end = Math.max(start, end);
  if (args.last != null) start = Math.max(start, end - args.last);
  else end = Math.min(end, start + (args.first ?? maxRows));
  return { start, end };
}

/** A page of a complete list. `idOf` gives the raw id, unique in the list. */
export function listConnection<Node>(
  nodes: readonly (Node | Error)[],
  args: PageArguments,
  idOf: (node: Node) => string,
): Connection<Node> {
  checkPageArguments(args);
  const { after, before } = args;
  const idAt = (node: Node | Error) => (node instanceof Error ? '?' : idOf(node));
  let start = 0;
  let end = Math.min(nodes.length, args.first ?? maxRows);
  if (after != null || before != null || args.last != null) {
    const ids = nodes.map(idAt);
    const index = (cursor: string | null | undefined, side: Side) =>
      cursor == null ? undefined : indexOf(fromCursor(cursor), ids, side);
    ({ start, end } = span(nodes.length, args, index(after, 'after'), index(before, 'before')));
  }
  return page(nodes.slice(start, end), start, nodes.length, idAt);
}

/** A page of `nodes` that begins at `start` of a list of `totalCount`. */
export function page<Node>(
  nodes: readonly (Node | Error)[],
  start: number,
  totalCount: number,
  idAt: (node: Node | Error) => string,
): Connection<Node> {
  const cursorAt = (offset: number) => toCursor({ index: start + offset, id: idAt(nodes[offset]!) });
  return {
    edges: nodes.map((node, offset) => ({ node, cursor: () => cursorAt(offset) })),
    nodes: () => [...nodes],
    pageInfo: () => ({
      hasNextPage: start + nodes.length < totalCount,
      hasPreviousPage: start > 0,
      startCursor: nodes.length === 0 ? null : cursorAt(0),
      endCursor: nodes.length === 0 ? null : cursorAt(nodes.length - 1),
    }),
    totalCount,
  };
}

/** The edge of a row at a known place. */
export const edgeAt = <Node>(node: Node | Error, place: Place): Edge<Node> & { cursor: string } => ({
  node,
  cursor: toCursor(place),
});

/** The edge of a new row, to add to a list on screen; its id is known, its place is not. */
export const newEdge = <Node>(node: Node, id: string): Edge<Node> => ({
  node,
  cursor: toCursor({ index: 0, id }),
});
