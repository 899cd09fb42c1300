import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import type { GatewayContext } from '../context.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { notSupported } from '../rest/restErrors.ts';
import { inUnit, unitArea } from '../totals/optionTotals.ts';
import { totalsWithLosses } from '../totals/sumTotals.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { readFoundation } from './foundationApi.ts';
import { readFoundationData } from './foundationData.ts';
import type { FoundationSource, FoundationVersionSource } from './foundationSource.ts';

/** Totals of the valid version with materials: as sent, else computed from the inputs. */
export async function foundationTotals(
  context: GatewayContext,
  foundation: FoundationSource,
): Promise<Totals> {
  if (isComplete(foundation.row.totals)) return foundation.row.totals;
  const { module } = await readFoundation(context.rest, foundation);
  if (isComplete(module.row.totals)) return module.row.totals;
  const { type, consumption, totals } = module.row;
  const data = readFoundationData(type, module.data);
  if (data !== undefined) {
    const set = totals.factorSet == null ? undefined : factorSetById(totals.factorSet);
    const quantities = foundationQuantities(type, data, set ?? currentFactorSet);
    return { ...quantities, priceAmounts: priceAmounts(type, data, 1) };
  }
  if (consumption == null) throw notSupported('quantities of a foundation');
  return consumption;
}

/** Quantities of a foundation; per m² over the area of the tower. */
export const foundationQuantitiesOf = (foundation: FoundationSource): QuantitiesSource => ({
  ...inUnit(foundation),
  totals: foundation.row.totals,
  complete: (context) => foundationTotals(context, foundation),
  withLosses: async (context) => totalsWithLosses('foundation', await foundationTotals(context, foundation)),
});

/** The same for a version. Only services that send totals keep versions. */
export const versionQuantitiesOf = (version: FoundationVersionSource): QuantitiesSource => ({
  totals: version.row.totals,
  area: (context) => unitArea(context, version),
  ownPrices: ownPricesOf(version.projectId),
});
