import { byFloor, type FloorImpacts, type FloorsModule } from '#domain/comparison/sides/byFloor.ts';
import { type ComparisonSide, comparisonSide, withFoundation } from '#domain/comparison/sides/side.ts';
import type { GatewayContext } from '../context.ts';
import { type DeclarationsInForce, declaredTotals } from '../declaration/declarationsInForce.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { foundationTotals } from '../foundation/foundationTotals.ts';
import { moduleFloorIds, moduleName, moduleNode, readOutdated, readSlabs } from '../module/moduleSource.ts';
import { moduleTotals, versionQuantities } from '../totals/moduleTotals.ts';
import { sumTotals, totalsWithLosses } from '../totals/sumTotals.ts';
import { type CoverageSource, coverageOf } from '../totals/optionCoverage.ts';
import { allModulesOf, optionNode, type OptionSource } from '../option/optionSource.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { queryNode } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';
import { ownPricesOf } from '../price/ownPrices.ts';
import { floorsOf } from '../unit/tower.ts';
import { readUnit } from '../unit/unitApi.ts';
import { isComplete } from '../totals/totalsOver.ts';
import type { VersionRow } from '../module/moduleApi.ts';
import { readStructure } from '../version/structureWire.ts';
import { versionDetail, versionNode, type VersionSource } from '../version/versionSource.ts';
import { partWithLosses, foundationSide, sideModule } from './sideParts.ts';

/** One thing compared: the domain's side, and what the graph shows beside it. Area in m². */
export type Side = ComparisonSide & {
  /** Global id of the option or version. */
  globalId: string;
  name: string;
  /** Whether it is the default reference: reference option or valid version. */
  isDefault: boolean;
  option: OptionSource;
  version: VersionSource | null;
  /** Null while nothing covers a floor. */
  quantities: QuantitiesSource | null;
  coverage: CoverageSource;
  /** CO₂ and energy of each floor; foundations are on none. */
  byFloor: FloorImpacts[];
};

/** Whether foundations and losses are counted. */
export type ComparedParts = { countsFoundation?: boolean; countsLosses?: boolean };

/** Reads an option to compare: one call for its unit and one for the options, however many are compared. */
export async function optionSide(
  context: GatewayContext,
  globalId: string,
  declared: Promise<DeclarationsInForce>,
  { countsFoundation = false, countsLosses = false }: ComparedParts = {},
): Promise<Side> {
  const path = queryNode(context, globalId, 'Option');
  readUnit(context.rest, path).catch(() => {}); // begun early; its failure shows where it is awaited
  const option = await optionNode(context, path);
  const [unit, modules] = await Promise.all([
    readUnit(context.rest, path),
    Promise.all(
      allModulesOf(option).map(async (module) => {
        const [floorIds, designed, isOutdated, slabs] = await Promise.all([
          moduleFloorIds(context, module),
          moduleTotals(context, module),
          readOutdated(context, module),
          readSlabs(context, module),
        ]);
        const name = moduleName(module.row, context);
        const totals = countsLosses ? totalsWithLosses(module.row.type, designed) : designed;
        const side = sideModule(module.row.type, designed);
        return {
          ...side,
          ...partWithLosses(countsLosses, totals),
          ...slabs,
          name,
          floorIds,
          totals,
          isOutdated,
        };
      }),
    ),
  ]);
  const floors = floorsOf(unit);
  const inForce = await declared;
  const { isUnfinished } = option.row;
  const foundation = countsFoundation && !isUnfinished ? foundationOf(option) : null;
  const designed = foundation === null ? null : await foundationTotals(context, foundation);
  const totalsOfFoundation =
    designed !== null && countsLosses ? totalsWithLosses('foundation', designed) : designed;
  const structure = comparisonSide(floors, modules, inForce.factors);
  const side = countsFoundation
    ? withFoundation(structure, foundationSide(designed, totalsOfFoundation, countsLosses), inForce.factors)
    : structure;
  const counted = modules.map((module) => ({ ...module, totals: declaredTotals(module.totals, inForce) }));
  const totals = counted.map((module) => module.totals);
  if (totalsOfFoundation !== null) totals.push(declaredTotals(totalsOfFoundation, inForce));
  return {
    ...side,
    isUnfinished,
    globalId: globalId,
    name: option.row.name,
    isDefault: option.row.isReference,
    option,
    version: null,
    quantities: quantitiesOf(side, sumTotals(totals), path, unit.dwellings),
    coverage: coverageOf(
      option,
      floors,
      modules.map(({ floorIds }) => floorIds),
    ),
    byFloor: byFloor(
      floors,
      counted.flatMap((module) => floorsModule(module.floorIds, module.totals)),
    ),
  };
}

/** Reads a version to compare, over the floors of its module; their area is the divisor. */
export async function versionSide(
  context: GatewayContext,
  globalId: string,
  declared: Promise<DeclarationsInForce>,
  { countsLosses = false }: ComparedParts = {},
): Promise<Side> {
  const path = queryNode(context, globalId, 'Version');
  const version = await versionNode(context, path);
  if (version === null) throw new RestError('NOT_FOUND', 'There is no such version', { status: 404 });
  const [module, option, floorIds, unit] = await Promise.all([
    moduleNode(context, path),
    optionNode(context, path),
    moduleFloorIds(context, version),
    readUnit(context.rest, path),
  ]);
  const { row } = version;
  const designed = isComplete(row.totals) ? row.totals : await versionQuantities(version).complete!(context);
  const totals = countsLosses ? totalsWithLosses(row.type, designed) : designed;
  const floors = floorsOf(unit).filter(({ id }) => floorIds.includes(id));
  const name = moduleName(module.row, context);
  const isOutdated = module.row.outdated ?? false;
  const inForce = await declared;
  const counted = declaredTotals(totals, inForce);
  const side = comparisonSide(
    floors,
    [
      {
        ...sideModule(row.type, designed),
        ...partWithLosses(countsLosses, totals),
        ...slabsOf(await versionDetail(version, context)),
        name,
        floorIds,
        isOutdated,
      },
    ],
    inForce.factors,
  );
  return {
    ...side,
    globalId: globalId,
    name: [module.row.name, numberedName(row)].filter((part) => part != null).join(' · '),
    isDefault: row.isValid,
    option,
    version,
    quantities: quantitiesOf(side, counted, path),
    coverage: coverageOf(option, floors, [floorIds]),
    byFloor: byFloor(floors, floorsModule(floorIds, counted)),
  };
}

/** Versions of one module may have the same name, but not the same number. */
const numberedName = ({ version, name }: Pick<VersionRow, 'version' | 'name'>) =>
  name == null ? String(version) : `${version}. ${name}`;

/** The slab system and spans of a version. */
function slabsOf({ type, data }: VersionRow) {
  const structure = readStructure(type, data);
  const span = structure !== undefined && 'averageSlabSpan' in structure ? structure.averageSlabSpan : null;
  return { slabSystem: structure?.slabSystem ?? null, slabSpan: span };
}

/** The module for its floors, or none where the service sends no CO₂ and energy. */
const floorsModule = (floorIds: readonly string[], { co2, energy }: Totals): FloorsModule[] =>
  co2 == null || energy == null ? [] : [{ floorIds, co2, energy }];

/** Figures per dwelling exist only for options, because a version covers a part of its tower. */
const quantitiesOf = (
  { covered, area }: ComparisonSide,
  totals: Totals,
  { projectId }: { projectId: string },
  dwellings?: number | null,
): QuantitiesSource | null =>
  covered.length === 0
    ? null
    : { totals, area: () => area, dwellings: () => dwellings, ownPrices: ownPricesOf(projectId) };
