import { factorSetById } from '#domain/factors/factorSets.ts';
import { type FactorSetSource, toFactorSet } from '../factorSet/FactorSet.ts';
import type { GatewayContext } from '../context.ts';
import type { ElementLine, MaterialLine, Range, Totals } from './quantitiesWire.ts';

type Maybe<T> = T | Promise<T>;

/**
 * Quantities of the graph. `totals` is what the service sent; what it lacks comes from `complete`, which is called once
 * and only when such a field is asked for. `area`, m², is what `perSquareMeter` divides by; `per` is set inside it.
 */
export type QuantitiesSource = {
  totals: Totals;
  area: (context: GatewayContext) => Maybe<number | null | undefined>;
  complete?: (context: GatewayContext) => Promise<Totals>;
  per?: number;
};

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
  (key: 'total_concrete' | 'total_grout' | 'total_steel') =>
  (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, key, (totals) => {
      const value = totals[key];
      return value == null ? null : value / (source.per ?? 1);
    });

const span =
  (low: 'co2_min' | 'energy_min', high: 'co2_max' | 'energy_max') =>
  (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, low, (totals): Range | null => {
      const [min, max] = [totals[low], totals[high]];
      const per = source.per ?? 1;
      return min == null || max == null ? null : { min: min / per, max: max / per };
    });

const divided = ({ min, max }: Range, per: number): Range => ({ min: min / per, max: max / per });

function materialsPer(lines: readonly MaterialLine[], per: number | undefined): readonly MaterialLine[] {
  if (per === undefined) return lines;
  return lines.map((line) => ({
    ...line,
    amount: line.amount / per,
    co2: divided(line.co2, per),
    energy: divided(line.energy, per),
  }));
}

function elementsPer(lines: readonly ElementLine[], per: number | undefined): readonly ElementLine[] {
  if (per === undefined) return lines;
  return lines.map((line) => ({
    element: line.element,
    materials: [...materialsPer(line.materials, per)],
    co2: divided(line.co2, per),
    energy: divided(line.energy, per),
  }));
}

export const Quantities = {
  concrete: figure('total_concrete'),
  grout: figure('total_grout'),
  steel: figure('total_steel'),
  co2: span('co2_min', 'co2_max'),
  energy: span('energy_min', 'energy_max'),
  materials: (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, 'materials', ({ materials }) => materialsPer(materials ?? [], source.per)),
  elements: (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, 'elements', ({ elements }) => elementsPer(elements ?? [], source.per)),
  flags: (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, 'flags', ({ flags }) => flags ?? []),
  factorSet: (source: QuantitiesSource, _: unknown, context: GatewayContext) =>
    told(source, context, 'factor_set', ({ factor_set }): FactorSetSource | null => {
      const set = factor_set == null ? undefined : factorSetById(factor_set);
      return set === undefined ? null : toFactorSet(set);
    }),
  async perSquareMeter(
    source: QuantitiesSource,
    _: unknown,
    context: GatewayContext,
  ): Promise<QuantitiesSource | null> {
    if (source.per !== undefined) return null;
    const area = await source.area(context);
    return area != null && area > 0 ? { ...source, per: area } : null;
  },
};

/** The same promise for every caller. */
export function once<Argument, T>(
  run: (argument: Argument) => Promise<T>,
): (argument: Argument) => Promise<T> {
  let running: Promise<T> | undefined;
  return (argument) => (running ??= run(argument));
}
