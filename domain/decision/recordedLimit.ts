import type { FactorLimit } from '../comparison/answer/limits.ts';
import type { Indicator } from '../comparison/sides/lines.ts';
import { factorOfKey } from '../factors/factorOfKey.ts';
import { factorSetById } from '../factors/factorSets.ts';

/** A limit as it was kept; records of before 23 November 2026 do not tell the range it lies in. */
export type RecordedLimit = Pick<FactorLimit, 'verdict' | 'material' | 'label' | 'unit' | 'upTo' | 'from'> &
  Partial<FactorLimit>;

/** The limit with its range: the one kept with it, else that of the factor sets the record names, else its own value. */
export function limitWithRange(
  limit: RecordedLimit,
  factorSets: readonly string[],
  of: Indicator,
): FactorLimit {
  const { otherRows = [], isOutermost = false } = limit;
  const value = limit.upTo ?? limit.from ?? 0;
  const [own] = factorSets.flatMap((id) => {
    const set = factorSetById(id);
    const factor = set && factorOfKey(set, limit.material);
    return factor === undefined ? [] : [factor[of]];
  });
  const { low = own?.min ?? value, high = own?.max ?? value } = limit;
  return { ...limit, low, high, otherRows, isOutermost };
}
