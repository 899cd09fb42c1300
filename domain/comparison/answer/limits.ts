import { type Range, sumRanges, valueAt } from '../../range.ts';
import { spanOf } from '../sides/atStanding.ts';
import type { Difference, KindDifference } from '../differences/difference.ts';
import { type ComparedLine, factorOf, type Indicator } from '../sides/lines.ts';
import type { Verdict } from '../differences/verdict.ts';

/**
 * Where a kind settles the verdict, whoever supplies the others: the factor of `material`, per `unit`, at most `upTo`
 * or at least `from`, within its range `low` to `high`. `otherRows` are materials of the kind with the same standing.
 * `isOutermost`: only the outermost tenth of the range settles it.
 */
export type FactorLimit = {
  verdict: Extract<Verdict, 'LOWER_IN_EVERY_CASE' | 'HIGHER_IN_EVERY_CASE'>;
  material: string;
  label: string;
  unit: string;
  upTo: number | null;
  from: number | null;
  low: number;
  high: number;
  otherRows: string[];
  isOutermost: boolean;
};

/** The limits of one kind of a difference; none where the verdict is already settled or no t settles it. */
export function limitsOf(difference: Difference, kind: KindDifference, of: Indicator): FactorLimit[] {
  if (difference[`${of}Verdict`] !== 'DEPENDS_ON_SUPPLIER') return [];
  const row = limitRow([...kind.item, ...kind.reference], of);
  if (row === null) return [];
  const others = sumRanges(
    difference.kinds.filter((other) => other !== kind).map((other) => spanOf(other[of])),
  );
  const { low, high } = kind[of];
  const limit = (verdict: FactorLimit['verdict'], bound: number, below: boolean): FactorLimit[] => {
    const slope = high - low;
    if (slope === 0) return [];
    const t = (bound - low) / slope;
    if (t < 0 || t > 1) return [];
    const isUpper = below === slope > 0;
    return [{ verdict, ...row.material, ...settledPart(row.range, t, isUpper) }];
  };
  return [
    ...limit('LOWER_IN_EVERY_CASE', -others.max, true),
    ...limit('HIGHER_IN_EVERY_CASE', -others.min, false),
  ];
}

function settledPart(range: Range, t: number, isUpper: boolean) {
  const value = valueAt(range, t);
  const share = isUpper ? t : 1 - t;
  return {
    upTo: isUpper ? value : null,
    from: isUpper ? null : value,
    low: range.min,
    high: range.max,
    isOutermost: share <= 0.1,
  };
}

/** The row in which a limit is expressed, its factor per unit, and the other materials with the same standing. */
export type LimitRow = {
  material: { material: string; label: string; unit: string; otherRows: string[] };
  range: Range;
};

/**
 * The row that expresses the standing of a kind's supplier: of those whose factor varies, the one with the largest
 * amount; the declared one if there is one. Null where there is none, or several declared rows imply different
 * standings.
 */
export function limitRow(lines: readonly ComparedLine[], of: Indicator): LimitRow | null {
  const rows = [...Map.groupBy(lines, ({ key }) => key).values()];
  const declared = rows.filter(([line]) => line?.isDeclared === true);
  if (declared.length > 1) return null;
  const varying = rows.filter(([line]) => line !== undefined && line[of].max > line[of].min);
  const amount = (row: readonly ComparedLine[]) => row.reduce((sum, line) => sum + line.amount, 0);
  const [largest] = (declared.length > 0 ? declared : varying).toSorted((a, b) => amount(b) - amount(a));
  const [line] = largest ?? [];
  if (line === undefined || line[of].max <= line[of].min) return null;
  const otherRows = varying.flatMap(([other]) => (other && other.key !== line.key ? [other.key] : []));
  const { key: material, label, unit } = line;
  return { material: { material, label, unit, otherRows }, range: factorOf(line, of) };
}
