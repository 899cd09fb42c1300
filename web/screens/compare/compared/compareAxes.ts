import type { Indicator } from '#domain/comparison/sides/lines.ts';
import type { Range } from '#domain/range.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Pair } from './comparePairs.ts';

/** An axis that all of the ranges lie on, and zero. */
export const axisOver = (ranges: readonly Range[]): Range => ({
  min: Math.min(0, ...ranges.map(({ min }) => min)),
  max: Math.max(0, ...ranges.map(({ max }) => max)),
});

const axes = (rangesOf: (of: Indicator) => Range[]) => ({
  co2: axisOver(rangesOf('co2')),
  energy: axisOver(rangesOf('energy')),
});

/** One axis per aspect for all options, from zero to the largest upper end. */
export const sharedAxes = (
  options: readonly ComparedOption[],
  ofRange: (range: Range, option: ComparedOption) => Range,
) =>
  axes((of) =>
    options.flatMap((option) => {
      const range = option[of];
      return range ? [ofRange(range, option)] : [];
    }),
  );

/** One axis per aspect for the differences of all pairs; zero is always on it, and room for any suppliers. */
export const differenceAxes = (pairs: readonly Pair[]) =>
  axes((of) => pairs.map(({ difference }) => difference.anySuppliers[of]));
