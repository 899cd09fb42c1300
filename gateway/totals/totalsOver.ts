import { currentFactorSet, factorSetById, serviceFactorSets } from '#domain/factors/factorSets.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { scaleRange } from '#domain/range.ts';
import { type Quantities, scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { Consumption, Totals } from '../quantities/quantitiesWire.ts';
import { notSupported } from '../rest/restErrors.ts';
import { readStructure } from '../version/structureWire.ts';

type Measured = {
  type: Technology;
  totals: Totals;
  data?: unknown;
  consumption?: Consumption | null | undefined;
};

/** Whether the service sent complete totals with materials. */
export const isComplete = (totals: Totals) => totals.co2 != null && totals.materials != null;

/**
 * Totals over `floors` floors: as sent, else computed from the quantities of one floor, else from the service's own
 * consumption per floor, which has only CO2 and energy.
 * @throws NOT_SUPPORTED_BY_UPSTREAM when the service sent none of them.
 */
export function totalsOver({ type, totals, data, consumption }: Measured, floors: number): Totals {
  if (isComplete(totals)) return totals;
  const structure = readStructure(type, data);
  if (structure !== undefined) {
    const own = totals.factorSet == null ? undefined : factorSetById(totals.factorSet);
    const counted =
      own === undefined
        ? byServiceFactors(type, structure, consumption)
        : structureQuantities(type, structure, own);
    const paidFor = priceAmounts(type, structure, floors);
    return { ...scaleQuantities(counted, floors), ...sent(totals), priceAmounts: paidFor };
  }
  if (totals.co2 != null) return totals;
  if (consumption == null) throw notSupported('quantities of a module');
  return { co2: scaleRange(consumption.co2, floors), energy: scaleRange(consumption.energy, floors) };
}

/**
 * Quantities of one floor by the service's own rule: the known factor set that gives its consumption. Where none does,
 * CO2 and energy are the service's and flagged, so that all screens agree.
 */
function byServiceFactors(
  type: Technology,
  structure: StructureData,
  consumption: Consumption | null | undefined,
): Quantities {
  const ours = structureQuantities(type, structure, currentFactorSet);
  if (consumption == null || agrees(ours, consumption)) return ours;
  for (const set of serviceFactorSets) {
    const theirs = structureQuantities(type, structure, set);
    if (agrees(theirs, consumption)) return theirs;
  }
  const { co2, energy } = consumption;
  return { ...ours, co2, energy, flags: [...new Set([...ours.flags, 'substituted' as const])] };
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b), 1);

const agrees = ({ co2, energy }: Consumption, other: Consumption) =>
  near(co2.min, other.co2.min) &&
  near(co2.max, other.co2.max) &&
  near(energy.min, other.energy.min) &&
  near(energy.max, other.energy.max);

const keys = ['concrete', 'grout', 'steel', 'co2', 'energy', 'factorSet'] as const;

/** What the service sent takes precedence over what is computed. */
const sent = (totals: Totals): Totals =>
  Object.fromEntries(keys.filter((key) => totals[key] !== undefined).map((key) => [key, totals[key]]));
