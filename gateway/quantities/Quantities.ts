import type { ResolversOf } from '../resolverTypes.ts';
import { factorSetById } from '#domain/factors/factorSets.ts';
import type { ElementQuantities, MaterialLine } from '#domain/quantities.ts';
import { divideRange, type Range } from '#domain/range.ts';
import { type FactorSetSource, toFactorSet } from '../factorSet/FactorSet.ts';
import type { GatewayContext } from '../context.ts';
import type { Maybe, QuantitiesSource } from './quantitiesSource.ts';
import type { Totals } from './quantitiesWire.ts';

/** Reads something of the totals, of the sent ones where they tell it. */
function told<T>(
  source: QuantitiesSource,
  context: GatewayContext,
  key: keyof Totals,
  read: (totals: Totals) => T,
): Maybe<T> {
  if (source.totals[key] !== undefined || source.complete === undefined) return read(source.totals);
  source.complete = once(source.complete);
  return source.complete(context).then(read);
}

const figure =
  (key: 'concrete' | 'grout' | 'steel') => (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, key, (totals) => {
      const value = totals[key];
      return value == null ? null : value / (source.per ?? 1);
    });

const span = (key: 'co2' | 'energy') => (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
  told(source, context, key, (totals): Range | null => {
    const range = totals[key];
    return range == null ? null : divideRange(range, source.per ?? 1);
  });

function materialsPer(lines: readonly MaterialLine[], per: number | undefined): readonly MaterialLine[] {
  if (per === undefined) return lines;
  return lines.map((line) => ({
    ...line,
    amount: line.amount / per,
    co2: divideRange(line.co2, per),
    energy: divideRange(line.energy, per),
  }));
}

function elementsPer(
  lines: readonly ElementQuantities[],
  per: number | undefined,
): readonly ElementQuantities[] {
  if (per === undefined) return lines;
  return lines.map((line) => ({
    element: line.element,
    materials: [...materialsPer(line.materials, per)],
    co2: divideRange(line.co2, per),
    energy: divideRange(line.energy, per),
  }));
}

export const Quantities: ResolversOf<'Quantities'> = {
  concrete: figure('concrete'),
  grout: figure('grout'),
  steel: figure('steel'),
  co2: span('co2'),
  energy: span('energy'),
  materials: (source, _, context) =>
    told(source, context, 'materials', ({ materials }) => materialsPer(materials ?? [], source.per)),
  elements: (source, _, context) =>
    told(source, context, 'elements', ({ elements }) => elementsPer(elements ?? [], source.per)),
  flags: (source, _, context) => told(source, context, 'flags', ({ flags }) => flags ?? []),
  factorSet: (source, _, context) =>
    told(source, context, 'factorSet', ({ factorSet }): FactorSetSource | null => {
      const set = factorSet == null ? undefined : factorSetById(factorSet);
      return set === undefined ? null : toFactorSet(set);
    }),
  async perSquareMeter(source, _, context): Promise<QuantitiesSource | null> {
    if (source.per !== undefined) return null;
    const area = await source.area(context);
    return area != null && area > 0 ? { ...source, per: area } : null;
  },
  async perDwelling(source, _, context): Promise<QuantitiesSource | null> {
    if (source.per !== undefined) return null;
    const dwellings = await source.dwellings?.(context);
    return dwellings == null ? null : { ...source, per: dwellings };
  },
};

/** The same promise for every caller. */
export function once<Argument, T>(
  run: (argument: Argument) => Promise<T>,
): (argument: Argument) => Promise<T> {
  let running: Promise<T> | undefined;
  return (argument) => (running ??= run(argument));
}
