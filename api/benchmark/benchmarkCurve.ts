import type { Range } from '#domain/range.ts';
import { type Figure, fewestOwners } from './batches.ts';

/** A quantile; `y` is the share of the owners' weight below it. */
export type CurvePoint = Range & { y: number };

/** One owner's figures, which together weigh as much as any other owner's. */
type OwnersFigures = readonly Figure[];

/**
 * The number of quantiles for a number of owners, and the share of weight each averages: always fewer figures than
 * owners, even for one who knows their own, and each a mean of two and a half owners or more.
 */
const finenesses = [
  { owners: 20, places: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], window: 0.2 },
  { owners: 10, places: [0.15, 0.325, 0.5, 0.675, 0.85], window: 0.3 },
  { owners: fewestOwners, places: [0.25, 0.5, 0.75], window: 0.5 },
] as const;

/**
 * The curve of one quantity as quantiles of the owners' lower and upper ends, each end sorted by itself, to two
 * significant digits. Empty for fewer than five owners.
 */
export function benchmarkCurve(owners: readonly OwnersFigures[], quantity: 'co2' | 'energy'): CurvePoint[] {
  const fineness = finenesses.find(({ owners: least }) => owners.length >= least);
  if (fineness === undefined) return [];
  const [mins, maxs] = (['min', 'max'] as const).map((end) =>
    owners
      .flatMap((figures) =>
        figures.map((figure) => ({
          value: figure[quantity][end],
          weight: 1 / (figures.length * owners.length),
        })),
      )
      .toSorted((a, b) => a.value - b.value),
  ) as [Weighted[], Weighted[]];
  return fineness.places.map((y) => {
    const [from, to] = [y - fineness.window / 2, y + fineness.window / 2];
    return { y, min: twoDigits(meanBetween(mins, from, to)), max: twoDigits(meanBetween(maxs, from, to)) };
  });
}

type Weighted = { value: number; weight: number };

/** The mean between two shares of the total weight. */
function meanBetween(sorted: readonly Weighted[], from: number, to: number): number {
  let below = 0;
  let sum = 0;
  for (const { value, weight } of sorted) {
    const within = Math.min(below + weight, to) - Math.max(below, from);
    if (within > 0) sum += value * within;
    below += weight;
  }
  return sum / (to - from);
}

const twoDigits = (value: number) => Number(value.toPrecision(2));

/** The place of the caller's own figure on a curve: the share below its lower end, interpolated between neighbours. */
export function placeOn(curve: readonly CurvePoint[], { min }: Range): number {
  if (curve.length === 0) return 1;
  const ends = [{ y: 0, min: 0 }, ...curve];
  const above = ends.findIndex((point) => point.min > min);
  if (above === -1) return 1;
  const [low, high] = [ends[Math.max(0, above - 1)]!, ends[above]!];
  return low.y + ((high.y - low.y) * (min - low.min)) / (high.min - low.min || 1);
}
