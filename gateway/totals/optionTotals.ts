import type { GatewayContext } from '../context.ts';
import { allModulesOf, hasStructure, type OptionSource } from '../option/optionSource.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { summaryOf } from '../unit/tower.ts';
import { readUnit, type UnitPath } from '../unit/unitApi.ts';
import { boughtModule, moduleTotals } from './moduleTotals.ts';
import { sumTotals } from './sumTotals.ts';

/** Sum of the modules, materials included. */
export async function optionTotals(context: GatewayContext, option: OptionSource): Promise<Totals> {
  return sumTotals(await Promise.all(allModulesOf(option).map((module) => moduleTotals(context, module))));
}

/** The same as bought. */
export async function boughtOption(context: GatewayContext, option: OptionSource): Promise<Totals> {
  return sumTotals(await Promise.all(allModulesOf(option).map((module) => boughtModule(context, module))));
}

/** Built area of an option's unit, m². */
export async function unitArea({ rest }: GatewayContext, unit: UnitPath) {
  return summaryOf(await readUnit(rest, unit)).totalArea;
}

/** Dwellings of an option's unit; null where nobody gave them. */
export async function dwellingsOf({ rest }: GatewayContext, unit: UnitPath) {
  if (!rest.profile.has('dwellings')) return null;
  return (await readUnit(rest, unit)).dwellings ?? null;
}

/** Quantities of an option; null while it has no module on any floor. */
export const optionQuantities = (option: OptionSource): QuantitiesSource | null =>
  hasStructure(option)
    ? {
        totals: {},
        area: (context) => unitArea(context, option),
        dwellings: (context) => dwellingsOf(context, option),
        complete: (context) => optionTotals(context, option),
        bought: (context) => boughtOption(context, option),
        ownPrices: ownPricesOf(option.projectId),
      }
    : null;
