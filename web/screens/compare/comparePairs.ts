import { compareMaterials, type MaterialComparison } from '#domain/comparison.ts';
import { isLikeForLike, likeForLike, type LikeForLikeCheck } from '#domain/likeForLike.ts';
import type { ComparedOption } from './comparedOption.ts';

export type Measure = 'area' | 'total';

/** An option held against the reference: `difference` is option − reference, in the measure chosen. */
export type Pair = {
  option: ComparedOption;
  reference: ComparedOption;
  difference: MaterialComparison;
  checks: LikeForLikeCheck[];
  alike: boolean;
};

/** Each option but the reference against it, paired by material as `domain/comparison.ts` does. */
export function comparePairs(
  options: readonly ComparedOption[],
  reference: ComparedOption,
  measure: Measure,
): Pair[] {
  return options
    .filter((option) => option !== reference)
    .map((option) => {
      const areas = measure === 'area' ? { a: option.area, b: reference.area } : undefined;
      const checks = likeForLike(option.side, reference.side);
      return {
        option,
        reference,
        difference: compareMaterials(option.materials, reference.materials, areas),
        checks,
        alike: isLikeForLike(checks),
      };
    });
}
