import { foldText, searchWords } from '#domain/texts/searchText.ts';
import { notSupported } from '../rest/restErrors.ts';
import { type Connection, listConnection, type PageArguments } from './connection.ts';
import { timeOfId } from './uuidTime.ts';

/** Filter and order of a list. */
export type RowArguments = PageArguments & {
  search?: string | null | undefined;
  updatedSince?: string | null | undefined;
  orderBy?: { field: 'NAME' | 'CREATED_AT' | 'UPDATED_AT'; direction: 'ASC' | 'DESC' } | null | undefined;
};

type Argument = string | null | undefined;

/**
 * What a row is searched and ordered by: `text` begins with its name. A row without a creation time takes that of its
 * id; without `updatedAt` it never changes.
 */
export type RowFacts<Node> = {
  id: (node: Node) => string;
  text: (node: Node) => Argument | Promise<Argument>;
  createdAt?: (node: Node) => Argument | Promise<Argument>;
  updatedAt?: (node: Node) => Argument | Promise<Argument>;
};

/** A page of a complete list, of the rows asked for; unreadable rows stay, at the end. */
export async function chosenConnection<Node>(
  nodes: readonly (Node | Error)[],
  args: RowArguments,
  facts: RowFacts<Node>,
): Promise<Connection<Node>> {
  const { search, updatedSince, orderBy } = args;
  if (search == null && updatedSince == null && orderBy == null) return listConnection(nodes, args, facts.id);
  const rows = nodes.filter((node): node is Node => !(node instanceof Error));
  const known = await Promise.all(rows.map((node) => factsOf(node, args, facts)));
  const words = searchWords(search ?? '');
  const since = updatedSince == null ? 0 : Date.parse(updatedSince);
  const chosen = known.filter(
    ({ text, updatedAt }) => words.every((word) => text.includes(word)) && updatedAt >= since,
  );
  if (orderBy != null) {
    const sign = orderBy.direction === 'DESC' ? -1 : 1;
    const compare = comparisons[orderBy.field];
    chosen.sort((a, b) => sign * compare(a, b));
  }
  const unread = nodes.filter((node) => node instanceof Error);
  return listConnection([...chosen.map(({ node }) => node), ...unread], args, facts.id);
}

type Known = { text: string; createdAt: number; updatedAt: number };

const comparisons = {
  NAME: (a: Known, b: Known) => a.text.localeCompare(b.text),
  CREATED_AT: (a: Known, b: Known) => a.createdAt - b.createdAt,
  UPDATED_AT: (a: Known, b: Known) => a.updatedAt - b.updatedAt,
};

/** Times are read only where needed, because they may cost a call each. */
async function factsOf<Node>(
  node: Node,
  { search, updatedSince, orderBy }: RowArguments,
  facts: RowFacts<Node>,
) {
  const field = orderBy?.field;
  const needsText = search != null || field === 'NAME';
  const needsChange = updatedSince != null || field === 'UPDATED_AT';
  const made = async () => Date.parse((await facts.createdAt?.(node)) ?? timeOfId(facts.id(node)));
  const changed = async () =>
    facts.updatedAt === undefined ? made() : Date.parse((await facts.updatedAt(node)) ?? '');
  const known = {
    node,
    text: needsText ? foldText((await facts.text(node)) ?? '') : '',
    createdAt: field === 'CREATED_AT' ? await made() : 0,
    updatedAt: needsChange ? await changed() : 0,
  };
  if (Number.isNaN(known.updatedAt)) throw notSupported('rows by their last change');
  return known;
}
