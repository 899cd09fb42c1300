import type { GatewayContext } from '../context.ts';
import { allModulesOf, optionHasStructure, type OptionSource } from '../option/optionSource.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { summaryOf } from '../unit/tower.ts';
import { readUnit, type UnitPath } from '../unit/unitApi.ts';
import { moduleWithLosses, moduleTotals } from './moduleTotals.ts';
import { sumTotals } from './sumTotals.ts';

const sumOf =
  (read: typeof moduleTotals) =>
  async (context: GatewayContext, option: OptionSource): Promise<Totals> =>
    sumTotals(await Promise.all(allModulesOf(option).map((module) => read(context, module))));

/** Sum of the modules, materials included. */
export const optionTotals = sumOf(moduleTotals);

/** The same with losses. */
export const optionWithLosses = sumOf(moduleWithLosses);

/** Built area of an option's unit, m². */
export async function unitArea({ rest }: GatewayContext, unit: UnitPath) {
  return summaryOf(await readUnit(rest, unit)).totalArea;
}

/** Dwellings of an option's unit; null where unknown. */
async function dwellingsOfUnit({ rest }: GatewayContext, unit: UnitPath) {
  if (!rest.profile.has('dwellings')) return null;
  return (await readUnit(rest, unit)).dwellings ?? null;
}

/** The divisors and prices of quantities in a unit. */
export const inUnit = (unit: UnitPath) => ({
  area: (context: GatewayContext) => unitArea(context, unit),
  dwellings: (context: GatewayContext) => dwellingsOfUnit(context, unit),
  ownPrices: ownPricesOf(unit.projectId),
});

/** Quantities of an option; null while it has no module on any floor. */
export const optionQuantities = (option: OptionSource): QuantitiesSource | null =>
  optionHasStructure(option)
    ? {
        ...inUnit(option),
        totals: {},
        complete: (context) => optionTotals(context, option),
        withLosses: (context) => optionWithLosses(context, option),
      }
    : null;
