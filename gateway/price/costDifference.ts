import { sameArea } from '#domain/comparison/checks.ts';
import type { PairDifference } from '#domain/comparison/pair.ts';
import { costOf } from '#domain/prices/cost.ts';
import { costDifference, costPer, costPerTonne } from '#domain/prices/costDifference.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import { moneyOf } from './money.ts';

type Priced = { quantities: QuantitiesSource | null; area: number; covered: string[]; uncovered: string[] };

async function costOfSide({ quantities }: Priced, context: GatewayContext) {
  const own = (await quantities?.ownPrices?.(context)) ?? [];
  return costOf(quantities?.totals.priceAmounts ?? [], { set: currentPriceSet, own });
}

/** What an item costs more than the reference; all null while one of them lacks a price or an amount. */
export async function costDifferenceOf(
  item: Priced,
  reference: Priced,
  { judged }: PairDifference,
  context: GatewayContext,
) {
  const [one, other] = await Promise.all([costOfSide(item, context), costOfSide(reference, context)]);
  const total = costDifference(one, other);
  const perSquareMeter = costDifference(costPer(one, item.area), costPer(other, reference.area));
  const told = sameArea(item, reference) ? total : perSquareMeter;
  const perTonne = told && costPerTonne(told.cost, judged.co2);
  return {
    cost: total && moneyOf(total.cost),
    costPerSquareMeter: perSquareMeter && moneyOf(perSquareMeter.cost),
    costVerdict: told && told.verdict,
    costCertainty: told && told.certainty,
    costPerTonneAvoided: perTonne && moneyOf(perTonne),
  };
}
