import { type AtStanding, spanOf, zeroWithinRounding } from '../comparison/sides/atStanding.ts';
import { type Certainty, certaintyOf, type Verdict, verdictOf } from '../comparison/differences/verdict.ts';
import { type Range, scaleRange, subtractRanges, sumRanges } from '../range.ts';
import type { Cost, CostLine } from './cost.ts';

/** Item − reference, R$. `certainty`: any prices, or those of one day and one buyer (SAME_SUPPLIERS). */
export type CostDifference = { cost: Range; verdict: Verdict; certainty: Certainty };

/**
 * The difference of two costs; null while one is unknown. Prices of the set move together from lower to upper ends; a
 * quotation with a range moves by itself.
 */
export function costDifference(item: Cost, reference: Cost): CostDifference | null {
  if (item.total === null || reference.total === null) return null;
  const groups = new Map<string, AtStanding>();
  const add = (lines: readonly CostLine[], sign: 1 | -1) => {
    for (const { price, cost } of lines) {
      const id = price?.own?.key ?? '';
      const { low, high } = groups.get(id) ?? { low: 0, high: 0 };
      groups.set(id, { low: low + sign * (cost?.min ?? 0), high: high + sign * (cost?.max ?? 0) });
    }
  };
  add(item.lines, 1);
  add(reference.lines, -1);
  const rounded = zeroWithinRounding(item.total.max + reference.total.max);
  const known = ({ min, max }: Range): Range => ({ min: rounded(min), max: rounded(max) });
  const cost = known(sumRanges([...groups.values()].map(spanOf)));
  const verdict = verdictOf(cost);
  const anyVerdict = verdictOf(known(subtractRanges(item.total, reference.total)));
  const certainty = certaintyOf({ ANY_SUPPLIERS: anyVerdict, SAME_SUPPLIERS: verdict });
  return { cost, verdict, certainty };
}

/** A cost divided by `parts`, as for m². */
export const costPer = ({ total, lines, ...missing }: Cost, parts: number): Cost => ({
  ...missing,
  total: total && scaleRange(total, 1 / parts),
  lines: lines.map((line) => ({ ...line, cost: line.cost && scaleRange(line.cost, 1 / parts) })),
});

/**
 * R$ per t of CO₂e that the dearer of two saves, from differences in R$ and kgCO₂e; null unless one of them is dearer
 * and emits less for all prices and suppliers, and while it may save nothing at all.
 */
export function costPerTonne(cost: Range, co2: Range): Range | null {
  const [dearer, saved] = cost.min >= 0 ? [cost, scaleRange(co2, -1)] : [scaleRange(cost, -1), co2];
  if (dearer.min < 0 || dearer.max === 0 || saved.min <= 0) return null;
  return { min: (dearer.min / saved.max) * 1000, max: (dearer.max / saved.min) * 1000 };
}
