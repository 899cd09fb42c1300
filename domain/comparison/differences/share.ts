import type { Range } from '../../range.ts';

/** Shares of an interval below and above zero; they add up to 1 and are no probabilities. */
type DifferenceShare = { lower: number; higher: number };

/** Kept for clients of the graph's deprecated fields; no verdict uses it. */
export function shareOf({ min, max }: Range): DifferenceShare {
  if (min === 0 && max === 0) return { lower: 0.5, higher: 0.5 };
  if (max <= 0) return { lower: 1, higher: 0 };
  if (min >= 0) return { lower: 0, higher: 1 };
  return { lower: -min / (max - min), higher: max / (max - min) };
}
