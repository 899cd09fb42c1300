import type { GatewayContext } from '../context.ts';
import { moduleFloorCount } from '../module/moduleSource.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { VersionSource } from '../version/versionSource.ts';
import { boughtTotals } from './boughtTotals.ts';
import { moduleArea } from './moduleTotals.ts';
import { totalsOver } from './totalsOver.ts';

/** Quantities of a version over the floors of its module. */
export const versionQuantities = (version: VersionSource): QuantitiesSource => ({
  totals: version.row.totals,
  area: (context) => moduleArea(context, version),
  ownPrices: ownPricesOf(version.projectId),
  complete: (context) => versionTotals(context, version),
  bought: async (context) => boughtTotals(version.row.type, await versionTotals(context, version)),
});

const versionTotals = async (context: GatewayContext, version: VersionSource) =>
  totalsOver(version.detail ?? version.row, await moduleFloorCount(context, version));
