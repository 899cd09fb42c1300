import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { scaleQuantities, structureQuantities } from '#domain/quantities.ts';
import type { Technology } from '#domain/technology.ts';
import type { ConsumptionWire, Totals } from '../quantities/quantitiesWire.ts';
import { toTotals } from '../quantities/totals.ts';
import { notSupported } from '../rest/restErrors.ts';
import { readStructure } from './structureWire.ts';

type Measured = Totals & { type: Technology; data?: unknown; consumption?: ConsumptionWire };

/** Whether the service sent the totals themselves, materials included. */
export const isComplete = (totals: Totals) => totals.co2_min != null && totals.materials != null;

/**
 * Totals over `floors` floors: those sent, else computed from the quantities of one floor, else those of the service's
 * own consumption per floor, which tells CO2 and energy only.
 *
 * @throws NOT_SUPPORTED_BY_UPSTREAM when the service sent none of them.
 */
export function totalsOver(row: Measured, floors: number): Totals {
  if (isComplete(row)) return row;
  const structure = readStructure(row.type, row.data);
  if (structure !== undefined) {
    const set = (row.factor_set == null ? undefined : factorSetById(row.factor_set)) ?? currentFactorSet;
    return {
      ...toTotals(scaleQuantities(structureQuantities(row.type, structure, set), floors)),
      ...sent(row),
    };
  }
  if (row.co2_min != null) return row;
  if (row.consumption == null) throw notSupported('quantities of a module');
  const { co2_min, co2_max, energy_min, energy_max } = row.consumption;
  return {
    co2_min: co2_min * floors,
    co2_max: co2_max * floors,
    energy_min: energy_min * floors,
    energy_max: energy_max * floors,
  };
}

const keys = [
  'total_concrete',
  'total_grout',
  'total_steel',
  'co2_min',
  'co2_max',
  'energy_min',
  'energy_max',
  'factor_set',
] as const;

/** What the service did send goes before what is computed. */
const sent = (row: Totals): Totals =>
  Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));
