import type { MaterialLine } from './materials.ts';
import { scaleMaterials } from './materials.ts';
import { type Range, scaleRange, subtractRanges, sumRanges, zeroRange } from './range.ts';

/** Of the first against the second. */
export const verdicts = [
  'LOWER_IN_EVERY_CASE',
  'HIGHER_IN_EVERY_CASE',
  'DEPENDS_ON_SUPPLIER',
  'EQUAL',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Shares of an interval below and above zero; they add up to 1. */
export type DifferenceShare = { lower: number; higher: number };

/** What one material adds to the difference; `amount` is that of a minus that of b. */
export type MaterialDifference = {
  key: string;
  label: string;
  unit: MaterialLine['unit'];
  amount: number;
  a_amount: number;
  b_amount: number;
  co2: Range;
  energy: Range;
};

/** a − b: CO₂ kgCO₂e and energy MJ, or those per m² where amounts per m² went in. */
export type MaterialComparison = {
  co2: Range;
  energy: Range;
  lines: MaterialDifference[];
  co2Verdict: Verdict;
  energyVerdict: Verdict;
  co2Share: DifferenceShare;
  energyShare: DifferenceShare;
};

type Aspect = 'co2' | 'energy';

/**
 * The difference a − b, material by material: both sides draw on the same uncertain factor, so what they have in common
 * cancels and the interval is narrower than that of the two totals. Sides whose factors differ (another factor set)
 * are subtracted as strangers. With areas (m²) everything is per m².
 */
export function compareMaterials(
  a: readonly MaterialLine[],
  b: readonly MaterialLine[],
  areas?: { a: number; b: number },
): MaterialComparison {
  const left = byKey(areas ? scaleMaterials(a, 1 / areas.a) : a);
  const right = byKey(areas ? scaleMaterials(b, 1 / areas.b) : b);
  const keys = new Set([...left.keys(), ...right.keys()]);
  const lines = [...keys].map((key) => difference(left.get(key), right.get(key)));
  const co2 = settle(sumRanges(lines.map((line) => line.co2)), a, b, 'co2', areas);
  const energy = settle(sumRanges(lines.map((line) => line.energy)), a, b, 'energy', areas);
  return {
    co2,
    energy,
    lines,
    co2Verdict: verdictOf(co2),
    energyVerdict: verdictOf(energy),
    co2Share: shareOf(co2),
    energyShare: shareOf(energy),
  };
}

const byKey = (lines: readonly MaterialLine[]) => new Map(lines.map((line) => [line.key, line]));

function difference(a: MaterialLine | undefined, b: MaterialLine | undefined): MaterialDifference {
  const known = a ?? b;
  if (known === undefined) throw new TypeError('a difference needs a material');
  const { key, label, unit } = known;
  const [a_amount, b_amount] = [a?.amount ?? 0, b?.amount ?? 0];
  const amounts = { amount: a_amount - b_amount, a_amount, b_amount };
  return { key, label, unit, ...amounts, co2: paired(a, b, 'co2'), energy: paired(a, b, 'energy') };
}

function paired(a: MaterialLine | undefined, b: MaterialLine | undefined, aspect: Aspect): Range {
  const [fa, fb] = [factorOf(a, aspect), factorOf(b, aspect)];
  if (fa !== undefined && fb !== undefined && !sameFactor(fa, fb)) {
    return subtractRanges(a?.[aspect] ?? zeroRange, b?.[aspect] ?? zeroRange);
  }
  const factor = fa ?? fb;
  return factor === undefined ? zeroRange : scaleRange(factor, (a?.amount ?? 0) - (b?.amount ?? 0));
}

function factorOf(line: MaterialLine | undefined, aspect: Aspect): Range | undefined {
  return line === undefined || line.amount === 0 ? undefined : scaleRange(line[aspect], 1 / line.amount);
}

const close = (x: number, y: number) => Math.abs(x - y) <= 1e-9 * Math.max(Math.abs(x), Math.abs(y));
const sameFactor = (x: Range, y: Range) => close(x.min, y.min) && close(x.max, y.max);

// A difference far below the rounding of the totals is none: equal inputs added in another order must compare equal.
function settle(
  range: Range,
  a: readonly MaterialLine[],
  b: readonly MaterialLine[],
  aspect: Aspect,
  areas: { a: number; b: number } | undefined,
): Range {
  const total = (lines: readonly MaterialLine[], area: number) =>
    lines.reduce((sum, line) => sum + Math.abs(line[aspect].max), 0) / area;
  const noise = 1e-12 * (total(a, areas?.a ?? 1) + total(b, areas?.b ?? 1));
  const still = (value: number) => (Math.abs(value) <= noise ? 0 : value);
  return { min: still(range.min), max: still(range.max) };
}

export function verdictOf({ min, max }: Range): Verdict {
  if (min === 0 && max === 0) return 'EQUAL';
  if (max <= 0) return 'LOWER_IN_EVERY_CASE';
  return min >= 0 ? 'HIGHER_IN_EVERY_CASE' : 'DEPENDS_ON_SUPPLIER';
}

export function shareOf({ min, max }: Range): DifferenceShare {
  if (min === 0 && max === 0) return { lower: 0.5, higher: 0.5 };
  if (max <= 0) return { lower: 1, higher: 0 };
  if (min >= 0) return { lower: 0, higher: 1 };
  return { lower: -min / (max - min), higher: max / (max - min) };
}

export { isLikeForLike, likeForLike, type ComparisonSide, type LikeForLikeCheck } from './likeForLike.ts';
