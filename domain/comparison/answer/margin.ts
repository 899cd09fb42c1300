import { totalOf } from '../sides/atStanding.ts';
import { type Difference, groupsUnder, settledUnder } from '../differences/difference.ts';
import type { Indicator } from '../sides/lines.ts';

/**
 * How much the quantities may err: the largest x (0.02 = ± 2 %) such that a settled verdict holds when all quantities
 * of each option are wrong by up to ± x, each option by its own. With the same suppliers, or the same cement where only
 * that settles the verdict. 0 for equal options, null where the verdict depends.
 */
export function marginOf(difference: Difference, of: Indicator): number | null {
  const settled = settledUnder(difference, of);
  if (settled === null) return null;
  if (settled.verdict === 'EQUAL') return 0;
  const sign = settled.verdict === 'LOWER_IN_EVERY_CASE' ? 1 : -1;
  const ends = groupsUnder(difference.kinds, settled.assumption).map((group) => {
    const apart = group[of];
    const sums = group.kinds.flatMap(({ item, reference }) => [...item, ...reference]);
    const sum = totalOf(sums, of);
    return [
      { value: sign * apart.low, slope: sum.low },
      { value: sign * apart.high, slope: sum.high },
    ] as const;
  });
  return largestBelowZero(ends);
}

type Line = { value: number; slope: number };

/** The x at which Σ max(value + x·slope) of pairs of rising lines, not above zero at x = 0, becomes zero. */
function largestBelowZero(pairs: readonly (readonly [Line, Line])[]): number {
  // Newton's steps from the right end of a convex, piecewise linear sum reach the root after at most one step per
  // piece.
  let x = 1;
  for (let step = 0; step <= 2 * pairs.length + 1; step += 1) {
    const active = pairs.map(([a, b]) => (a.value + x * a.slope >= b.value + x * b.slope ? a : b));
    const value = active.reduce((sum, line) => sum + line.value, 0);
    const slope = active.reduce((sum, line) => sum + line.slope, 0);
    if (slope === 0) return x;
    const next = -value / slope;
    if (next >= x) return Math.max(0, x);
    x = next;
  }
  return Math.max(0, x);
}
