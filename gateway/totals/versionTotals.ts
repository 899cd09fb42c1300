import { moduleFloorCount } from '../module/moduleSource.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { VersionSource } from '../version/versionSource.ts';
import { moduleArea } from './moduleTotals.ts';
import { totalsOver } from './totalsOver.ts';

/** Quantities of a version over the floors of its module. */
export const versionQuantities = (version: VersionSource): QuantitiesSource => ({
  totals: version.row.totals,
  area: (context) => moduleArea(context, version),
  ownPrices: ownPricesOf(version.projectId),
  complete: async (context) =>
    totalsOver(version.detail ?? version.row, await moduleFloorCount(context, version)),
});
