/** As the graph sends a connection; null where its field failed or there is none. */
export type Connection<Node> =
  { readonly edges: readonly { readonly node: Node | null | undefined }[] } | null | undefined;

/** The nodes of a connection as far as it was read; those that failed are left out. */
export const nodesOf = <Node>(connection: Connection<Node>): Node[] =>
  (connection?.edges ?? []).flatMap(({ node }) => (node === null || node === undefined ? [] : [node]));
