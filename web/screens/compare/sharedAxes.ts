import type { ComparedOption } from './comparedOption.ts';

type Range = { min: number; max: number };

/** One axis per aspect for all options, from zero to the largest upper end. */
export function sharedAxes(
  options: readonly ComparedOption[],
  ofRange: (range: Range, option: ComparedOption) => Range,
): { co2: Range; energy: Range } {
  const axis = (aspect: 'co2' | 'energy') => ({
    min: 0,
    max: Math.max(...options.map((option) => ofRange(option[aspect], option).max)),
  });
  return { co2: axis('co2'), energy: axis('energy') };
}
