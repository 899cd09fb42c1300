import type { PairDifference } from '#domain/comparison/differences/pair.ts';
import {
  costMatrix,
  type CostMatrix,
  costPair,
  costPerTonneOf,
  type PricedSide,
} from '#domain/prices/costAnswer.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import { costToday, moneyOf } from './money.ts';

type Side = Omit<PricedSide, 'cost'> & { quantities: QuantitiesSource | null };

async function priced({ quantities, ...side }: Side, context: GatewayContext): Promise<PricedSide> {
  const own = (await quantities?.ownPrices?.(context)) ?? [];
  return { ...side, cost: costToday(quantities?.totals.priceAmounts, own) };
}

/** How much more each side costs than every other. */
export const costMatrixOf = async (sides: readonly Side[], context: GatewayContext): Promise<CostMatrix> =>
  costMatrix(await Promise.all(sides.map((side) => priced(side, context))));

/** How much more an item costs than the reference; all null while one of them lacks a price or an amount. */
export async function costDifferenceOf(
  item: Side,
  reference: Side,
  pair: PairDifference,
  context: GatewayContext,
) {
  const [one, other] = await Promise.all([priced(item, context), priced(reference, context)]);
  const { total, perSquareMeter, judged } = costPair(one, other);
  const perTonne = costPerTonneOf(judged, pair.judged);
  return {
    cost: total && moneyOf(total.cost),
    costPerSquareMeter: perSquareMeter && moneyOf(perSquareMeter.cost),
    costVerdict: judged && judged.verdict,
    costCertainty: judged && judged.certainty,
    costPerTonneAvoided: perTonne && moneyOf(perTonne),
  };
}
