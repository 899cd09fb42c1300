import { areaOfFloors } from '#domain/tower/floorAreas.ts';
import type { GatewayContext } from '../context.ts';
import { floorCount, type ModulePath, readModule } from '../module/moduleApi.ts';
import { moduleFloors, type ModuleSource, moduleFloorCount } from '../module/moduleSource.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { totalsWithLosses } from './sumTotals.ts';
import { isComplete, totalsOver } from './totalsOver.ts';
import type { VersionSource } from '../version/versionSource.ts';

/** Area of the floors a module covers, m². */
async function moduleArea(context: GatewayContext, module: ModulePath): Promise<number> {
  const floors = await moduleFloors(context, module);
  return areaOfFloors(floors.map(({ row }) => row));
}

/** Totals of the valid version over all floors of the module, materials included. */
export async function moduleTotals(context: GatewayContext, module: ModuleSource): Promise<Totals> {
  if (isComplete(module.row.totals)) return module.row.totals;
  const { row, versions } = await readModule(context.rest, module);
  const valid = versions.find(({ isValid }) => isValid);
  return totalsOver({ ...row, data: valid?.data ?? row }, floorCount(row));
}

/** The same with losses. */
export const moduleWithLosses = async (context: GatewayContext, module: ModuleSource): Promise<Totals> =>
  totalsWithLosses(module.row.type, await moduleTotals(context, module));

export const moduleQuantities = (module: ModuleSource): QuantitiesSource => ({
  totals: module.row.totals,
  area: (context) => moduleArea(context, module),
  complete: (context) => moduleTotals(context, module),
  withLosses: (context) => moduleWithLosses(context, module),
  ownPrices: ownPricesOf(module.projectId),
});

/** Quantities of a version over the floors of its module. */
export const versionQuantities = (version: VersionSource): QuantitiesSource => ({
  totals: version.row.totals,
  area: (context) => moduleArea(context, version),
  ownPrices: ownPricesOf(version.projectId),
  complete: (context) => versionTotals(context, version),
  withLosses: async (context) => totalsWithLosses(version.row.type, await versionTotals(context, version)),
});

const versionTotals = async (context: GatewayContext, version: VersionSource) =>
  totalsOver(version.detail ?? version.row, await moduleFloorCount(context, version));
