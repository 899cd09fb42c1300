/** The kinds of things that are ranked, as named by the search parameter `of`. */
export const peerScopes = ['projects', 'units', 'floors'] as const;
export type PeerScope = (typeof peerScopes)[number];

/** The scope an address asks for, else the usual one. */
export const peerScopeOf = (value: string | null, usual: PeerScope = 'projects'): PeerScope =>
  peerScopes.find((scope) => scope === value) ?? usual;

/** As the graph names it. */
export const graphScope = (scope: PeerScope) => scope.toUpperCase() as Uppercase<PeerScope>;
