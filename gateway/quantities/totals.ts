import { type Quantities, sumQuantities } from '#domain/quantities.ts';
import type { Totals } from './quantitiesWire.ts';

/** The domain's quantities as the wire's totals. */
export const toTotals = (quantities: Quantities): Totals => ({
  total_concrete: quantities.total_concrete,
  total_grout: quantities.total_grout,
  total_steel: quantities.total_steel,
  co2_min: quantities.co2.min,
  co2_max: quantities.co2.max,
  energy_min: quantities.energy.min,
  energy_max: quantities.energy.max,
  materials: quantities.materials,
  elements: quantities.elements,
  flags: quantities.flags,
  factor_set: quantities.factor_set,
});

/** The wire's totals as the domain's quantities; what was not sent counts as nothing. */
export const toQuantities = (totals: Totals): Quantities => ({
  total_concrete: totals.total_concrete ?? null,
  total_grout: totals.total_grout ?? null,
  total_steel: totals.total_steel ?? null,
  co2: { min: totals.co2_min ?? 0, max: totals.co2_max ?? 0 },
  energy: { min: totals.energy_min ?? 0, max: totals.energy_max ?? 0 },
  materials: (totals.materials ?? []) as Quantities['materials'],
  elements: (totals.elements ?? []) as Quantities['elements'],
  flags: (totals.flags ?? []) as Quantities['flags'],
  factor_set: totals.factor_set ?? '',
});

/** All of them together; the factor set is null where several took part. */
export function sumTotals(list: readonly Totals[]): Totals {
  const sets = new Set(list.map(({ factor_set }) => factor_set ?? null));
  const [only = null] = sets;
  return { ...toTotals(sumQuantities(list.map(toQuantities))), factor_set: sets.size === 1 ? only : null };
}
