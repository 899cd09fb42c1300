import type { ComparedOption } from './comparedOption.ts';

export const measures = ['area', 'dwelling', 'total'] as const;
export type Measure = (typeof measures)[number];

/** What an option's figures are divided by: its m², the dwellings of its tower, or nothing. */
export function divisorOf({ area, dwellings }: Pick<ComparedOption, 'area' | 'dwellings'>, measure: Measure) {
  if (measure === 'total') return 1;
  return measure === 'area' ? area : (dwellings ?? 1);
}

/** What follows a unit: per m², per dwelling, or nothing. */
export function unitSuffix(measure: Measure, dwelling: string): string {
  if (measure === 'total') return '';
  return measure === 'area' ? '/m²' : `/${dwelling}`;
}
