import type { ResolversOf } from '../resolverTypes.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import type { ElementQuantities } from '#domain/materials/quantities.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import type { Cost } from '#domain/prices/cost.ts';
import { divideRange, type Range } from '#domain/range.ts';
import { type FactorSetSource, toFactorSet } from './FactorSet.ts';
import type { GatewayContext } from '../context.ts';
import { once } from '../once.ts';
import { costLineOf, costToday, moneyOf } from '../price/money.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { Maybe, QuantitiesSource } from './quantitiesSource.ts';
import type { Totals } from './quantitiesWire.ts';

/** Reads a part of the totals, from the sent ones where they have it. */
function fromTotals<T>(
  source: QuantitiesSource,
  context: GatewayContext,
  key: keyof Totals,
  read: (totals: Totals) => T,
): Maybe<T> {
  if (source.totals[key] !== undefined || source.complete === undefined) return read(source.totals);
  source.complete = once(source.complete);
  return source.complete(context).then(read);
}

/**
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM where everything was read and it was not sent: null would mean that there
 * is none.
 */
function refuseUnsent<T>(value: T | undefined, { complete }: QuantitiesSource): T | undefined {
  if (value === undefined && complete !== undefined) throw notSupported('this quantity');
  return value;
}

const mass =
  (key: 'concrete' | 'grout' | 'steel') => (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    fromTotals(source, context, key, (totals) => {
      const value = refuseUnsent(totals[key], source);
      return value == null ? null : value / (source.divisor ?? 1);
    });

const impact = (key: 'co2' | 'energy') => (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
  fromTotals(source, context, key, (totals): Range | null => {
    const range = refuseUnsent(totals[key], source);
    return range == null ? null : divideRange(range, source.divisor ?? 1);
  });

function materialsPer(lines: readonly MaterialLine[], divisor: number | undefined): readonly MaterialLine[] {
  if (divisor === undefined) return lines;
  return lines.map((line) => ({
    ...line,
    amount: line.amount / divisor,
    co2: divideRange(line.co2, divisor),
    energy: divideRange(line.energy, divisor),
  }));
}

function elementsPer(
  lines: readonly ElementQuantities[],
  divisor: number | undefined,
): readonly ElementQuantities[] {
  if (divisor === undefined) return lines;
  return lines.map((line) => ({
    element: line.element,
    materials: [...materialsPer(line.materials, divisor)],
    co2: divideRange(line.co2, divisor),
    energy: divideRange(line.energy, divisor),
  }));
}

/** Computed when asked for, by today's prices: no version stores any. */
async function cost<T>(
  source: QuantitiesSource,
  context: GatewayContext,
  read: (cost: Cost) => T,
): Promise<T> {
  const amounts = await fromTotals(source, context, 'priceAmounts', (totals) => totals.priceAmounts ?? []);
  const own = amounts.length === 0 ? [] : await source.ownPrices?.(context);
  return read(costToday(amounts, own ?? []));
}

export const Quantities: ResolversOf<'Quantities'> = {
  concrete: mass('concrete'),
  grout: mass('grout'),
  steel: mass('steel'),
  co2: impact('co2'),
  energy: impact('energy'),
  materials: (source, _, context) =>
    fromTotals(source, context, 'materials', ({ materials }) => {
      if (materials == null) throw notSupported('quantities by material');
      return materialsPer(materials, source.divisor);
    }),
  elements: (source, _, context) =>
    fromTotals(source, context, 'elements', ({ elements }) => elementsPer(elements ?? [], source.divisor)),
  flags: (source, _, context) => fromTotals(source, context, 'flags', ({ flags }) => flags ?? []),
  factorSet: (source, _, context) =>
    fromTotals(source, context, 'factorSet', ({ factorSet }): FactorSetSource | null => {
      const set = factorSet == null ? undefined : factorSetById(factorSet);
      return set === undefined ? null : toFactorSet(set);
    }),
  cost: (source, _, context) => cost(source, context, ({ total }) => total && moneyOf(total, source.divisor)),
  async costPerSquareMeter(source, _, context) {
    if (source.divisor !== undefined) return null;
    const area = await source.area(context);
    if (area == null || area <= 0) return null;
    return cost(source, context, ({ total }) => total && moneyOf(total, area));
  },
  costLines: (source, _, context) =>
    cost(source, context, ({ lines }) => lines.map((line) => costLineOf(line, source.divisor, context))),
  missingPrices: (source, _, context) => cost(source, context, ({ missingPrices }) => missingPrices),
  missingAmounts: (source, _, context) => cost(source, context, ({ missingAmounts }) => missingAmounts),
  async perSquareMeter(source, _, context): Promise<QuantitiesSource | null> {
    if (source.divisor !== undefined) return null;
    const area = await source.area(context);
    return area != null && area > 0 ? { ...source, divisor: area } : null;
  },
  async perDwelling(source, _, context): Promise<QuantitiesSource | null> {
    if (source.divisor !== undefined) return null;
    const dwellings = await source.dwellings?.(context);
    return dwellings == null ? null : { ...source, divisor: dwellings };
  },
};
