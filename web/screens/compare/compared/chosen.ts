/** What the address lists: `options=` of the unit, or `versions=` of its modules. */
export type Kind = 'options' | 'versions';

/** Raw ids that an address lists. */
export const chosenOf = (search: URLSearchParams, kind: Kind): string[] =>
  (search.get(kind) ?? '').split(',').filter(Boolean);
