import { useHiddenRows } from './hiddenRows.ts';

type Connection<Node> =
  { readonly edges: readonly { readonly node: Node | null | undefined }[] } | null | undefined;

/** Nodes of a connection: all that were read, and those to show, without what was deleted and may be undone. */
export function useRows<Node extends { readonly id: string }>(
  connection: Connection<Node>,
): { all: Node[]; shown: Node[] } {
  const hidden = useHiddenRows();
  const all = (connection?.edges ?? []).flatMap(({ node }) => (node ? [node] : []));
  return { all, shown: all.filter(({ id }) => !hidden.has(id)) };
}
