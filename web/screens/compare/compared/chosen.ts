/** What the address lists: `options=` of the unit, or `versions=` of its modules. */
export type ComparedKind = 'options' | 'versions';

/** Raw ids that an address lists. */
export const chosenOf = (search: URLSearchParams, kind: ComparedKind): string[] =>
  (search.get(kind) ?? '').split(',').filter(Boolean);
