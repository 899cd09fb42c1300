import type { Range } from '#domain/range.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Pair } from './comparePairs.ts';

type Axes = { co2: Range; energy: Range };

/** One axis per aspect for all options, from zero to the largest upper end. */
export function sharedAxes(
  options: readonly ComparedOption[],
  ofRange: (range: Range, option: ComparedOption) => Range,
): Axes {
  const axis = (aspect: 'co2' | 'energy') => ({
    min: 0,
    max: Math.max(
      0,
      ...options.flatMap((option) => {
        const range = option[aspect];
        return range ? [ofRange(range, option).max] : [];
      }),
    ),
  });
  return { co2: axis('co2'), energy: axis('energy') };
}

/** One axis per aspect for the differences of all pairs; zero is always on it, and room for any suppliers. */
export function differenceAxes(pairs: readonly Pair[]): Axes {
  const axis = (aspect: 'co2' | 'energy') => ({
    min: Math.min(0, ...pairs.map(({ difference }) => difference.anySuppliers[aspect].min)),
    max: Math.max(0, ...pairs.map(({ difference }) => difference.anySuppliers[aspect].max)),
  });
  return { co2: axis('co2'), energy: axis('energy') };
}
