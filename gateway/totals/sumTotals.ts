import { type Quantities, scaleQuantities, sumQuantities } from '#domain/quantities.ts';
import { zeroRange } from '#domain/range.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';

/** Totals as quantities; what was not sent counts as nothing. */
export const toQuantities = (totals: Totals): Quantities => ({
  concrete: totals.concrete ?? null,
  grout: totals.grout ?? null,
  steel: totals.steel ?? null,
  co2: totals.co2 ?? zeroRange,
  energy: totals.energy ?? zeroRange,
  materials: totals.materials ?? [],
  elements: totals.elements ?? [],
  flags: totals.flags ?? [],
  factorSet: totals.factorSet ?? '',
});

/** All of them together; the factor set is null where several took part. */
export function sumTotals(list: readonly Totals[]): Totals {
  const sets = new Set(list.map(({ factorSet }) => factorSet ?? null));
  const [only = null] = sets;
  return { ...sumQuantities(list.map(toQuantities)), factorSet: sets.size === 1 ? only : null };
}

/** Totals of a tower as often as it is built. */
export function totalsTimes(totals: Totals, times: number): Totals {
  if (times === 1) return totals;
  return { ...scaleQuantities(toQuantities(totals), times), factorSet: totals.factorSet };
}
