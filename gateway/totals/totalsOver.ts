import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { scaleRange } from '#domain/range.ts';
import { scaleQuantities, structureQuantities } from '#domain/quantities.ts';
import type { Technology } from '#domain/technology.ts';
import type { Consumption, Totals } from '../quantities/quantitiesWire.ts';
import { notSupported } from '../rest/restErrors.ts';
import { readStructure } from '../version/structureWire.ts';

type Measured = {
  type: Technology;
  totals: Totals;
  data?: unknown;
  consumption?: Consumption | null | undefined;
};

/** Whether the service sent the totals themselves, materials included. */
export const isComplete = (totals: Totals) => totals.co2 != null && totals.materials != null;

/**
 * Totals over `floors` floors: those sent, else computed from the quantities of one floor, else those of the service's
 * own consumption per floor, which tells CO2 and energy only.
 *
 * @throws NOT_SUPPORTED_BY_UPSTREAM when the service sent none of them.
 */
export function totalsOver({ type, totals, data, consumption }: Measured, floors: number): Totals {
  if (isComplete(totals)) return totals;
  const structure = readStructure(type, data);
  if (structure !== undefined) {
    const set = (totals.factorSet == null ? undefined : factorSetById(totals.factorSet)) ?? currentFactorSet;
    return { ...scaleQuantities(structureQuantities(type, structure, set), floors), ...sent(totals) };
  }
  if (totals.co2 != null) return totals;
  if (consumption == null) throw notSupported('quantities of a module');
  return { co2: scaleRange(consumption.co2, floors), energy: scaleRange(consumption.energy, floors) };
}

const keys = ['concrete', 'grout', 'steel', 'co2', 'energy', 'factorSet'] as const;

/** What the service did send goes before what is computed. */
const sent = (totals: Totals): Totals =>
  Object.fromEntries(keys.filter((key) => totals[key] !== undefined).map((key) => [key, totals[key]]));
