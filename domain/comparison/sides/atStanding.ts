import type { Range } from '../../range.ts';
import { type ComparedLine, type Indicator, magnitude } from './lines.ts';

/** A value at the supplier's standing t = 0 and t = 1; `low` may exceed `high`. It is linear between them. */
export type AtStanding = { low: number; high: number };

const zero: AtStanding = { low: 0, high: 0 };

const addStandings = (a: AtStanding, b: AtStanding): AtStanding => ({
  low: a.low + b.low,
  high: a.high + b.high,
});

export const sumStandings = (list: readonly AtStanding[]): AtStanding => list.reduce(addStandings, zero);

/** All the values between both ends. */
export const spanOf = ({ low, high }: AtStanding): Range => ({
  min: Math.min(low, high),
  max: Math.max(low, high),
});

export const middleOf = ({ low, high }: AtStanding) => (low + high) / 2;

export const totalOf = (lines: readonly ComparedLine[], of: Indicator): AtStanding =>
  lines.reduce((sum, line) => addStandings(sum, { low: line[of].min, high: line[of].max }), zero);

/** Item − reference, with the same standing on both sides. */
export function differenceAt(
  item: readonly ComparedLine[],
  reference: readonly ComparedLine[],
  of: Indicator,
): AtStanding {
  const [a, b] = [totalOf(item, of), totalOf(reference, of)];
  const rounded = zeroWithinRounding(magnitude(item, of) + magnitude(reference, of));
  return { low: rounded(a.low - b.low), high: rounded(a.high - b.high) };
}

/**
 * A function that turns values into zero that are only rounding errors of figures of this size: the same inputs added in
 * another order then give the same result.
 */
export function zeroWithinRounding(size: number): (value: number) => number {
  const noise = 1e-12 * size;
  return (value) => (Math.abs(value) <= noise ? 0 : value);
}
