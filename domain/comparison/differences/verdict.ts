import type { Range } from '../../range.ts';

/** Of the item against the reference. */
const verdicts = ['LOWER_IN_EVERY_CASE', 'HIGHER_IN_EVERY_CASE', 'DEPENDS_ON_SUPPLIER', 'EQUAL'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * The assumptions on suppliers, the one that assumes least first: each option buys independently; both buy each kind of
 * material from the same supplier; and, in addition, everything with cement uses the same one.
 */
export const assumptions = ['ANY_SUPPLIERS', 'SAME_SUPPLIERS', 'SAME_CEMENT'] as const;
export type Assumption = (typeof assumptions)[number];

/** The first of the assumptions under which a verdict holds; NONE where it depends under all of them. */
export type Certainty = Assumption | 'NONE';

export function verdictOf({ min, max }: Range): Verdict {
  if (min === 0 && max === 0) return 'EQUAL';
  if (max <= 0) return 'LOWER_IN_EVERY_CASE';
  return min >= 0 ? 'HIGHER_IN_EVERY_CASE' : 'DEPENDS_ON_SUPPLIER';
}

/** From the verdicts under the three assumptions; prices know no cement. */
export function certaintyOf({
  ANY_SUPPLIERS: any,
  SAME_SUPPLIERS: same,
  SAME_CEMENT: cement = same,
}: Readonly<{ ANY_SUPPLIERS: Verdict; SAME_SUPPLIERS: Verdict; SAME_CEMENT?: Verdict }>): Certainty {
  if (same !== 'DEPENDS_ON_SUPPLIER') return same === any ? 'ANY_SUPPLIERS' : 'SAME_SUPPLIERS';
  return cement === 'DEPENDS_ON_SUPPLIER' ? 'NONE' : 'SAME_CEMENT';
}
