import { sumRanges, valueAt } from '../range.ts';
import { spanOf } from './atStanding.ts';
import type { Difference, KindDifference } from './difference.ts';
import { type ComparedLine, factorOf, type Indicator } from './lines.ts';
import type { Verdict } from './verdict.ts';

/**
 * Where a kind settles the verdict, whoever supplies the other kinds: the factor of `material`, per `unit`, at most
 * `upTo` or at least `from`.
 */
export type FactorLimit = {
  verdict: Extract<Verdict, 'LOWER_IN_EVERY_CASE' | 'HIGHER_IN_EVERY_CASE'>;
  material: string;
  label: string;
  unit: string;
  upTo: number | null;
  from: number | null;
};

/** The limits of one kind of a difference; none where the verdict is settled already or no t settles it. */
export function limitsOf(difference: Difference, kind: KindDifference, of: Indicator): FactorLimit[] {
  if (difference[`${of}Verdict`] !== 'DEPENDS_ON_SUPPLIER') return [];
  const row = telling(kind, of);
  if (row === undefined) return [];
  const others = sumRanges(
    difference.kinds.filter((other) => other !== kind).map((other) => spanOf(other[of])),
  );
  const { low, high } = kind[of];
  const factor = factorOf(row, of);
  const { key: material, label, unit } = row;
  const limit = (verdict: FactorLimit['verdict'], bound: number, below: boolean): FactorLimit[] => {
    const slope = high - low;
    if (slope === 0) return [];
    const t = (bound - low) / slope;
    if (t < 0 || t > 1) return [];
    const value = valueAt(factor, t);
    const isUpper = below === slope > 0;
    return [{ verdict, material, label, unit, upTo: isUpper ? value : null, from: isUpper ? null : value }];
  };
  return [
    ...limit('LOWER_IN_EVERY_CASE', -others.max, true),
    ...limit('HIGHER_IN_EVERY_CASE', -others.min, false),
  ];
}

/** The row with the largest amount on both sides together, of those whose factor tells where the supplier stands. */
export function telling({ item, reference }: KindDifference, of: Indicator): ComparedLine | undefined {
  const amounts = new Map<string, { line: ComparedLine; amount: number }>();
  for (const line of [...item, ...reference]) {
    if (line[of].max <= line[of].min) continue;
    amounts.set(line.key, { line, amount: (amounts.get(line.key)?.amount ?? 0) + line.amount });
  }
  return [...amounts.values()].toSorted((a, b) => b.amount - a.amount)[0]?.line;
}
