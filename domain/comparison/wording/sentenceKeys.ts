import type { MaterialKind } from '../sides/kinds.ts';
import type { Indicator } from '../sides/lines.ts';
import type { Assumption, Verdict } from '../differences/verdict.ts';

const words = {
  LOWER_IN_EVERY_CASE: 'lower',
  HIGHER_IN_EVERY_CASE: 'higher',
  EQUAL: 'equal',
  DEPENDS_ON_SUPPLIER: 'depends',
} as const satisfies Record<Verdict, string>;

/** The key of a verdict on one item against others. */
export const verdictKey = (of: Indicator, verdict: Verdict) => `verdict.${of}.${words[verdict]}` as const;

/** The key for several that emit the same, and less than the rest. */
export const tieKey = (of: Indicator) => `verdict.${of}.equal_lower` as const;

const assumptionWords = { ANY_SUPPLIERS: 'any', SAME_SUPPLIERS: 'same', SAME_CEMENT: 'cement' } as const;

/** The key of the assumption a verdict needs. */
export const assumptionKey = (assumption: Assumption) =>
  `verdict.assumption.${assumptionWords[assumption]}` as const;

const limits = {
  LOWER_IN_EVERY_CASE: {
    upTo: (of: Indicator) => `verdict.${of}.limit.lower.up_to` as const,
    from: (of: Indicator) => `verdict.${of}.limit.lower.from` as const,
  },
  HIGHER_IN_EVERY_CASE: {
    upTo: (of: Indicator) => `verdict.${of}.limit.higher.up_to` as const,
    from: (of: Indicator) => `verdict.${of}.limit.higher.from` as const,
  },
};

/** The key of the factor that settles a verdict. */
export const limitKey = (of: Indicator, verdict: keyof typeof limits, isUpTo: boolean) =>
  limits[verdict][isUpTo ? 'upTo' : 'from'](of);

const wordOf = <Kind extends MaterialKind>(kind: Kind) => kind.toLowerCase() as Lowercase<Kind>;

/** The key of a material in a sentence, by its kind. */
export function materialKey(kind: MaterialKind) {
  const word = wordOf(kind);
  return `verdict.material.${word}` as const;
}

export function supplierKey(kind: Exclude<MaterialKind, 'DECLARED'>) {
  const word = wordOf(kind);
  return `supplier.${word}` as const;
}
