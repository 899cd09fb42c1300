import {
  foundationOption,
  representativeOption,
  type TotalsSource,
  totalsSourceOf,
} from '#domain/tower/representativeOption.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type { GatewayContext } from '../context.ts';
import { optionCoverage } from './optionCoverage.ts';
import { optionWithLosses, inUnit, optionTotals } from './optionTotals.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { RestError } from '../rest/restErrors.ts';
import { optionHasStructure, type OptionSource, unitOptions, optionSlabs } from '../option/optionSource.ts';
import { type UnitSource, unitDetail, unitDwellings } from '../unit/unitSource.ts';
import { floorsOf } from '../unit/tower.ts';

/** The readable options of a unit, as candidates to stand for it; those with an unfinished sheet are left out. */
async function candidates(context: GatewayContext, unit: UnitSource) {
  const options = (await unitOptions(context, unit)).filter(
    (option): option is OptionSource => !(option instanceof Error) && !option.row.isUnfinished,
  );
  return options.map((option) => ({
    option,
    isReference: option.row.isReference,
    hasStructure: optionHasStructure(option),
  }));
}

/** The representative option of a unit; undefined while none has a structure. */
const representative = async (context: GatewayContext, unit: UnitSource) =>
  representativeOption(await candidates(context, unit));

/** Whether an option of the unit has a structure. */
export const unitHasStructure = async (context: GatewayContext, unit: UnitSource) =>
  (await representative(context, unit)) !== undefined;

/** The option whose foundation is the unit's. */
export const foundationOptionOf = async (context: GatewayContext, unit: UnitSource) =>
  foundationOption(await candidates(context, unit))?.option;

/** Totals sent with the unit, in its project's list or by itself. */
async function sentTotals(context: GatewayContext, unit: UnitSource) {
  if (unit.row.totals != null) return unit.row.totals;
  return 'tower' in unit.row ? undefined : (await unitDetail(context, unit)).totals;
}

/** Totals of a unit from its options, where the service sends none. */
export async function computedTotals(context: GatewayContext, unit: UnitSource): Promise<Totals | null> {
  const found = await representative(context, unit);
  return found === undefined ? null : optionTotals(context, found.option);
}

/** Quantities of the representative option of the unit; null while it has none with a structure. */
export async function unitQuantities(
  context: GatewayContext,
  unit: UnitSource,
): Promise<QuantitiesSource | null> {
  const sent = await sentTotals(context, unit);
  if (sent?.source === 'none') return null;
  const totals = sent ?? (await computedTotals(context, unit));
  if (totals === null) return null;
  const complete = async () => (await computedTotals(context, unit)) ?? {};
  const withLosses = async () => {
    const found = await representative(context, unit);
    return found === undefined ? {} : optionWithLosses(context, found.option);
  };
  return { ...divisorsAndPrices(unit), totals, complete, withLosses };
}

/** The divisors and prices of a unit's quantities, as far as its row has them. */
export const divisorsAndPrices = (unit: UnitSource) => ({
  ...inUnit(unit),
  dwellings: (context: GatewayContext) => unitDwellings(context, unit),
});

/** The option that the totals come from; none where the service shows the caller no option. */
export async function unitSource(context: GatewayContext, unit: UnitSource): Promise<TotalsSource> {
  const sent = await sentTotals(context, unit);
  if (sent?.source !== undefined) return sent.source;
  return totalsSourceOf(await representative(context, unit).catch(noneIfClosed));
}

/** The slab systems of that option; none where the service shows the caller no option. */
export async function unitSlabs(context: GatewayContext, unit: UnitSource): Promise<SlabSystem[]> {
  const found = await representative(context, unit).catch(noneIfClosed);
  return found === undefined ? [] : optionSlabs(context, found.option);
}

/** A service may hide options from people who may see the tower. @throws any other error. */
function noneIfClosed(error: unknown): undefined {
  if (!(error instanceof RestError) || error.code !== 'FORBIDDEN') throw error;
}

/** Number of floors, of those without structure, and the area, m², of those with one. */
export type FloorCounts = { total: number; uncovered: number; coveredArea: number };

/** Number of floors of a unit, and of those that its representative option leaves without structure. */
export async function unitFloorCounts(context: GatewayContext, unit: UnitSource): Promise<FloorCounts> {
  const found = await representative(context, unit);
  if (found !== undefined) {
    const { totalFloors, coveredFloors, coveredArea } = await optionCoverage(context, found.option);
    return { total: totalFloors, uncovered: totalFloors - coveredFloors, coveredArea };
  }
  const total = floorsOf(await unitDetail(context, unit)).length;
  return { total, uncovered: total, coveredArea: 0 };
}

/** Number of floors that this option leaves without structure: as sent, else counted. */
export async function unitUncovered(context: GatewayContext, unit: UnitSource): Promise<number> {
  const sent = await sentTotals(context, unit);
  return sent?.uncoveredFloors ?? (await unitFloorCounts(context, unit)).uncovered;
}
