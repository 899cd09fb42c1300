import type { PairMatrix } from '../comparison/answer/answer.ts';
import { areasDiffer } from '../comparison/checks/checks.ts';
import { type Difference, intervalUnder, settledUnder } from '../comparison/differences/difference.ts';
import type { Statement } from '../comparison/wording/statement.ts';
import type { ComparisonSide } from '../comparison/sides/side.ts';
import type { Certainty } from '../comparison/differences/verdict.ts';
import { significant } from '../numbers.ts';
import type { Range } from '../range.ts';
import type { Cost } from './cost.ts';
import { type CostDifference, costDifference, costPer, costPerTonne } from './costDifference.ts';

/** A side of a comparison with what it costs. */
export type PricedSide = Pick<ComparisonSide, 'area'> & { cost: Cost };

/** Item − reference: in total, per m², and the one that the verdict uses; null where a cost is unknown. */
export function costPair(item: PricedSide, reference: PricedSide, perArea = areasDiffer([item, reference])) {
  const total = costDifference(item.cost, reference.cost);
  const perSquareMeter = costDifference(
    costPer(item.cost, item.area),
    costPer(reference.cost, reference.area),
  );
  const hasAreas = item.area > 0 && reference.area > 0;
  return { total, perSquareMeter, judged: perArea && hasAreas ? perSquareMeter : total };
}

/** Every side against every other, as in a `PairMatrix`. */
export type CostMatrix = readonly (readonly (CostDifference | null)[])[];

export function costMatrix(sides: readonly PricedSide[]): CostMatrix {
  const perArea = areasDiffer(sides);
  return sides.map((item) =>
    sides.map((reference) => (item === reference ? null : costPair(item, reference, perArea).judged)),
  );
}

/** R$ per t of CO₂e avoided, under the assumption that settles the verdict on CO₂; null where none does. */
export function costPerTonneOf(cost: CostDifference | null, difference: Difference): Range | null {
  const settled = settledUnder(difference, 'co2');
  if (cost === null || settled === null) return null;
  return costPerTonne(cost.cost, intervalUnder(difference, settled.assumption).co2);
}

/** Indexes of the cheapest sides, and the first assumption under which they are; NONE and empty where it depends. */
type Cheapest = { best: number[]; certainty: Certainty };

/** Null while the cost of a side with a structure is unknown, because it could be the cheapest. */
function cheapestOf(pairs: PairMatrix, costs: CostMatrix): Cheapest | null {
  const built = pairs.flatMap((row, index) => (row.some((pair) => pair !== null) ? [index] : []));
  const against = (item: number) =>
    built.filter((other) => other !== item).map((other) => costs[item]?.[other] ?? null);
  if (built.length < 2 || built.some((item) => against(item).includes(null))) return null;
  const best = built.filter((item) =>
    against(item).every((cost) => cost?.verdict === 'LOWER_IN_EVERY_CASE' || cost?.verdict === 'EQUAL'),
  );
  if (best.length === 0) return { best, certainty: 'NONE' };
  const isAny = best.every((item) => against(item).every((cost) => cost?.certainty === 'ANY_SUPPLIERS'));
  return { best, certainty: isAny ? 'ANY_SUPPLIERS' : 'SAME_SUPPLIERS' };
}

/**
 * Indexes of the sides that neither emit nor cost more than this one, for any common suppliers and prices, and emit or
 * cost less: with one of them present this one cannot be the best.
 */
export function dominating(pairs: PairMatrix, costs: CostMatrix, item: number): number[] {
  return (pairs[item] ?? []).flatMap((pair, other) => {
    const cost = costs[item]?.[other] ?? null;
    if (pair === null || cost === null) return [];
    const verdicts = [pair.judged.co2Verdict, cost.verdict];
    const isNeverLess = verdicts.every(
      (verdict) => verdict === 'HIGHER_IN_EVERY_CASE' || verdict === 'EQUAL',
    );
    return isNeverLess && verdicts.includes('HIGHER_IN_EVERY_CASE') ? [other] : [];
  });
}

const assumptionKeys = {
  ANY_SUPPLIERS: 'verdict.cost.assumption.any',
  SAME_SUPPLIERS: 'verdict.cost.assumption.same',
} as const;

/**
 * Which side is cheapest, as a continuation of the sentence on CO₂, with the cost per tonne where another one,
 * `lowest`, emits least. Null while a cost is unknown.
 */
export function costSentence(
  names: readonly string[],
  pairs: PairMatrix,
  costs: CostMatrix,
  lowest: readonly number[],
): Statement | null {
  const cheapest = cheapestOf(pairs, costs);
  if (cheapest === null) return null;
  const { best, certainty } = cheapest;
  if (certainty !== 'ANY_SUPPLIERS' && certainty !== 'SAME_SUPPLIERS') {
    return { key: 'verdict.cost.depends', params: {} };
  }
  const items = best.map((index) => names[index] ?? '');
  const others = pairs.flatMap((row, index) =>
    best.includes(index) || row.every((pair) => pair === null) ? [] : [names[index] ?? ''],
  );
  const assumption = { key: assumptionKeys[certainty], params: {} };
  const params = { item: items[0] ?? '', items, others, assumption };
  if (others.length === 0) return { key: 'verdict.cost.equal', params };
  const sentence: Statement = {
    key: items.length > 1 ? 'verdict.cost.equal_lower' : 'verdict.cost.lower',
    params,
  };
  const [item, reference] = [lowest[0], best[0]];
  const pair = item === undefined || reference === undefined ? null : (pairs[item]?.[reference] ?? null);
  const avoided = pair && costPerTonneOf(costs[item!]?.[reference!] ?? null, pair.judged);
  if (!avoided) return sentence;
  const figures = { low: significant(avoided.min, 3), high: significant(avoided.max, 3) };
  return { key: 'verdict.cost.avoided', params: { cost: sentence, item: names[item!] ?? '', ...figures } };
}
