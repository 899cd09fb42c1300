import type { Technology } from '#domain/technology.ts';
import type { GatewayContext } from '../context.ts';
import { moduleArea, moduleFloorIds, moduleNode } from '../module/Module.ts';
import { type CoverageSource, coverageOf, optionCoverage } from '../option/coverage.ts';
import {
  modulesOf,
  optionNode,
  optionQuantities,
  type OptionSource,
  optionTotals,
} from '../option/Option.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { queryIds } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';
import { floorsOf } from '../unit/tower.ts';
import { readUnit } from '../unit/unitApi.ts';
import { isComplete } from '../version/versionTotals.ts';
import { versionNode, versionQuantities, type VersionSource } from '../version/Version.ts';

/** One thing compared, as the graph shows it, and `totals` with materials beside it. Area m². */
export type Side = {
  /** Global id of the option or version. */
  globalId: string;
  name: string;
  /** Whether it is what others are held against when the question does not say: reference option, valid version. */
  isDefault: boolean;
  option: OptionSource;
  version: VersionSource | null;
  technologies: Technology[];
  area: number;
  quantities: QuantitiesSource | null;
  coverage: CoverageSource;
  totals: Totals;
};

/** Reads an option to compare: one call for its unit and one for the options, however many are compared. */
export async function optionSide(context: GatewayContext, globalId: string): Promise<Side> {
  const [projectId = '', unitId = '', optionId = ''] = queryIds(context, globalId, 'Option');
  readUnit(context.rest, projectId, unitId).catch(() => {}); // begun early; told where it is awaited
  const option = await optionNode(context, projectId, unitId, optionId);
  const [coverage, totals] = await Promise.all([
    optionCoverage(context, option),
    optionTotals(context, option),
  ]);
  const quantities = optionQuantities(option);
  return {
    globalId: toGlobalId('Option', projectId, unitId, optionId),
    name: option.row.name,
    isDefault: option.row.active,
    option,
    version: null,
    technologies: [...new Set(modulesOf(option).map(({ row }) => row.type))],
    area: coverage.area,
    quantities: quantities === null ? null : { totals, area: () => coverage.area },
    coverage,
    totals,
  };
}

/** Reads a version to compare: over the floors of its module, which are the area it is divided by. */
export async function versionSide(context: GatewayContext, globalId: string): Promise<Side> {
  const ids = queryIds(context, globalId, 'Version');
  const [projectId = '', unitId = '', optionId = '', moduleId = ''] = ids;
  const version = await versionNode(context, ...ids);
  if (version === null) throw new RestError('NOT_FOUND', 'There is no such version', { status: 404 });
  const [module, option, floorIds, unit, area] = await Promise.all([
    moduleNode(context, projectId, unitId, optionId, moduleId),
    optionNode(context, projectId, unitId, optionId),
    moduleFloorIds(context, version),
    readUnit(context.rest, projectId, unitId),
    moduleArea(context, version),
  ]);
  const { row } = version;
  const quantities = versionQuantities(version);
  const totals = isComplete(row.totals) ? row.totals : await quantities.complete!(context);
  const floors = floorsOf(unit).filter(({ id }) => floorIds.includes(id));
  return {
    globalId: toGlobalId('Version', projectId, unitId, optionId, moduleId, row.id),
    name: [module.row.name, row.name ?? String(row.version)].filter((part) => part != null).join(' · '),
    isDefault: row.isValid,
    option,
    version,
    technologies: [row.type],
    area,
    quantities: { totals, area: () => area },
    coverage: coverageOf(projectId, unitId, floors, [floorIds]),
    totals,
  };
}
