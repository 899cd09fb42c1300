import type { Difference } from '../comparison/differences/difference.ts';
import type { Statement } from '../comparison/wording/statement.ts';
import type { Certainty, Verdict } from '../comparison/differences/verdict.ts';
import { type Cost, costOf, type OwnPrice } from '../prices/cost.ts';
import { costPair, costPerTonneOf } from '../prices/costAnswer.ts';
import { costPer } from '../prices/costDifference.ts';
import type { PriceAmount } from '../prices/priceAmount.ts';
import type { PriceSet } from '../prices/priceSet.ts';
import { currentPriceSet } from '../prices/priceSets.ts';
import type { Range } from '../range.ts';

/** R$. */
type RecordedMoney = Range & { currency: 'BRL' };

/** The cost of an option as counted; figures are null while a price or amount, named by key, was missing. */
export type RecordedCost = {
  total: RecordedMoney | null;
  perSquareMeter: RecordedMoney | null;
  missingPrices: string[];
  missingAmounts: string[];
  /** The amounts to pay for, by price key. */
  amounts: PriceAmount[];
};

/** The extra cost of the chosen option over another, `reference`, an index of the items. */
type RecordedCostDifference = {
  reference: number;
  total: RecordedMoney;
  perSquareMeter: RecordedMoney | null;
  verdict: Verdict;
  certainty: Certainty;
  /** R$ per t CO₂e where the dearer of the two emitted less. */
  perTonneAvoided: RecordedMoney | null;
};

/** Where the prices came from: the set, and the project's quotations that the options needed. */
type RecordedPrices = {
  set: Pick<PriceSet, 'id' | 'source' | 'state' | 'month'>;
  quotations: OwnPrice[];
};

/** What a record keeps of money; records of before 23 November 2026 keep nothing. */
export type RecordedCosts = {
  prices: RecordedPrices;
  chosenCosts: RecordedCostDifference[];
};

type Priced = { area: number; amounts: readonly PriceAmount[] | null };

const moneyOf = (range: Range | null | undefined): RecordedMoney | null =>
  range ? { min: range.min, max: range.max, currency: 'BRL' } : null;

/** The cost of each side, and of the chosen one against the others by `differences`; null for itself. */
export function recordedCosts(
  sides: readonly Priced[],
  chosen: number,
  differences: readonly (Difference | null)[],
  own: readonly OwnPrice[],
): RecordedCosts & { costs: (RecordedCost | null)[] } {
  const set = currentPriceSet;
  const priced = sides.map(({ area, amounts }) => ({
    area,
    cost: amounts && costOf(amounts, { set, own }),
  }));
  const { id, source, state, month } = set;
  const used = new Set(
    priced.flatMap(({ cost }) => cost?.lines.flatMap(({ price }) => price?.own ?? []) ?? []),
  );
  return {
    prices: { set: { id, source, state, month }, quotations: own.filter((each) => used.has(each)) },
    costs: sides.map(({ area, amounts }, index) => costOnRecord(priced[index]?.cost ?? null, area, amounts)),
    chosenCosts: priced.flatMap(({ area, cost }, reference) => {
      const [mine, difference] = [priced[chosen], differences[reference] ?? null];
      if (!mine?.cost || !cost || difference === null) return [];
      const { total, perSquareMeter, judged } = costPair(
        { area: mine.area, cost: mine.cost },
        { area, cost },
      );
      if (total === null || judged === null) return [];
      return [
        {
          reference,
          total: moneyOf(total.cost)!,
          perSquareMeter: moneyOf(perSquareMeter?.cost),
          verdict: judged.verdict,
          certainty: judged.certainty,
          perTonneAvoided: moneyOf(costPerTonneOf(judged, difference)),
        },
      ];
    }),
  };
}

const costOnRecord = (
  cost: Cost | null,
  area: number,
  amounts: readonly PriceAmount[] | null,
): RecordedCost | null =>
  cost && {
    total: moneyOf(cost.total),
    perSquareMeter: area > 0 ? moneyOf(costPer(cost, area).total) : null,
    missingPrices: cost.missingPrices,
    missingAmounts: cost.missingAmounts,
    amounts: [...(amounts ?? [])],
  };

type CostedItem = { area: number; cost?: RecordedCost | null };

/** The cost of recorded options with given quotations; null where there is nothing to pay for. */
const costToday = ({ cost }: CostedItem, own: readonly OwnPrice[]): Cost | null =>
  cost ? costOf(cost.amounts, { set: currentPriceSet, own }) : null;

/** The extra cost of one recorded option over another with today's quotations; null where unknown. */
export function costDifferenceToday(item: CostedItem, reference: CostedItem, own: readonly OwnPrice[]) {
  const [one, other] = [costToday(item, own), costToday(reference, own)];
  if (one === null || other === null) return null;
  return costPair({ area: item.area, cost: one }, { area: reference.area, cost: other }).judged;
}

/** Whether quotations for what the options need have changed since the decision was recorded. */
export function haveQuotationsChanged(
  items: readonly CostedItem[],
  { quotations }: RecordedPrices,
  own: readonly OwnPrice[],
): boolean {
  const now = new Set(
    items.flatMap((item) => costToday(item, own)?.lines.flatMap(({ price }) => price?.own ?? []) ?? []),
  );
  const isSame = (a: OwnPrice, b: OwnPrice) => a.key === b.key && a.min === b.min && a.max === b.max;
  return (
    now.size !== quotations.length || [...now].some((each) => !quotations.some((then) => isSame(each, then)))
  );
}

/** A verdict on cost in words. */
export function costPairSentence(
  { item, reference }: { item: string; reference: string },
  { verdict, certainty }: Pick<RecordedCostDifference, 'verdict' | 'certainty'>,
): Statement {
  const assumption: Statement = {
    key: certainty === 'ANY_SUPPLIERS' ? 'verdict.cost.assumption.any' : 'verdict.cost.assumption.same',
    params: {},
  };
  switch (verdict) {
    case 'LOWER_IN_EVERY_CASE':
      return { key: 'verdict.cost.lower', params: { item, others: [reference], assumption } };
    case 'HIGHER_IN_EVERY_CASE':
      return { key: 'verdict.cost.lower', params: { item: reference, others: [item], assumption } };
    case 'EQUAL':
      return { key: 'verdict.cost.equal', params: { items: [item, reference], assumption } };
    case 'DEPENDS_ON_SUPPLIER':
      return { key: 'verdict.cost.depends_pair', params: { items: [item, reference] } };
  }
}
