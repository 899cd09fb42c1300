import type { Range } from './range.ts';

/**
 * SCORS bands of the Institution of Structural Engineers: upper bounds, A1–A5, kgCO₂e/m². A1–A3 of a structure alone
 * flatters this scale, so whoever shows a band must say so.
 */
const scorsBands = [
  { label: 'A++', max: 50 },
  { label: 'A+', max: 100 },
  { label: 'A', max: 150 },
  { label: 'B', max: 200 },
  { label: 'C', max: 250 },
  { label: 'D', max: 300 },
  { label: 'E', max: 350 },
  { label: 'F', max: 400 },
  { label: 'G', max: Number.POSITIVE_INFINITY },
] as const;
type ScorsLabel = (typeof scorsBands)[number]['label'];

/** The band of a value in kgCO₂e/m²; its upper bound belongs to it. */
export function scorsLabel(value: number): ScorsLabel {
  return scorsBands.find(({ max }) => value <= max)?.label ?? 'G';
}

/** The bands that a range reaches, the best first: "A++–A+". */
export function scorsBandsOf({ min, max }: Range): string {
  const [best, worst] = [scorsLabel(min), scorsLabel(max)];
  return best === worst ? best : `${best}–${worst}`;
}
