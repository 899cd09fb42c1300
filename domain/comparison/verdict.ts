import type { Range } from '../range.ts';

/** Of the item against the reference. */
const verdicts = ['LOWER_IN_EVERY_CASE', 'HIGHER_IN_EVERY_CASE', 'DEPENDS_ON_SUPPLIER', 'EQUAL'] as const;
export type Verdict = (typeof verdicts)[number];

/** The widest assumption under which a verdict holds. */
const certainties = ['ANY_SUPPLIERS', 'SAME_SUPPLIERS', 'NONE'] as const;
export type Certainty = (typeof certainties)[number];

export function verdictOf({ min, max }: Range): Verdict {
  if (min === 0 && max === 0) return 'EQUAL';
  if (max <= 0) return 'LOWER_IN_EVERY_CASE';
  return min >= 0 ? 'HIGHER_IN_EVERY_CASE' : 'DEPENDS_ON_SUPPLIER';
}

/** From the verdict with the same suppliers and the one with any. */
export function certaintyOf(same: Verdict, any: Verdict): Certainty {
  if (same === 'DEPENDS_ON_SUPPLIER') return 'NONE';
  return same === any ? 'ANY_SUPPLIERS' : 'SAME_SUPPLIERS';
}
