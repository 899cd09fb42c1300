import { type Connection, nodesOf } from '../../relay/queries/nodesOf.ts';
import { useHiddenRows } from './hiddenRows.ts';

/** Nodes of a connection: all that were read, and those to show, without rows whose deletion may still be undone. */
export function useRows<Node extends { readonly id: string }>(
  connection: Connection<Node>,
): { all: Node[]; shown: Node[] } {
  const hidden = useHiddenRows();
  const all = nodesOf(connection);
  return { all, shown: all.filter(({ id }) => !hidden.has(id)) };
}
