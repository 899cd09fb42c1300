/** As the graph sends a connection; null where its field failed or there is none. */
export type Connection<Node> =
  { readonly edges: readonly { readonly node: Node | null | undefined }[] } | null | undefined;

/** The nodes of a connection as far as it was read; those that failed are left out. */
export const nodesOf = <Node>(connection: Connection<Node>): Node[] =>
  (connection?.edges ?? []).flatMap(({ node }) => (node === null || node === undefined ? [] : [node]));

/** The rows of a list that is no connection, none where its field failed, without those whose record was deleted here since the list was read. */
export const rowsOf = <Row>(list: readonly Row[] | null | undefined): Row[] =>
  (list ?? []).filter((row) => (row ?? null) !== null);
