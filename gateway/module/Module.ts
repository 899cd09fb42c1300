import type { GatewayContext } from '../context.ts';
import { optionNode } from '../option/Option.ts';
import { viewerMayEdit } from '../project/held.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { badReply } from '../rest/restErrors.ts';
import { type FloorSource, toFloor } from '../unit/Floor.ts';
import { floorsOf } from '../unit/tower.ts';
import { readUnit } from '../unit/unitApi.ts';
import { listedVersion, toVersion, type VersionSource } from '../version/Version.ts';
import { isComplete, totalsOver } from '../version/versionTotals.ts';
import { type ModulePath, readModule } from './moduleApi.ts';
import type { ModuleRow } from './moduleWire.ts';
import { technologyName } from './technologyNames.ts';

/** A module: the row of its option's list, or of the module alone. */
export type ModuleSource = { __typename: 'Module'; row: ModuleRow } & ModulePath;

export const toModule = (option: Omit<ModulePath, 'moduleId'>, row: ModuleRow): ModuleSource => ({
  __typename: 'Module',
  projectId: option.projectId,
  unitId: option.unitId,
  optionId: option.optionId,
  moduleId: row.id,
  row,
});

/** Reads one module. */
export async function moduleNode(
  { rest }: GatewayContext,
  projectId = '',
  unitId = '',
  optionId = '',
  moduleId = '',
) {
  const path = { projectId, unitId, optionId, moduleId };
  return { ...toModule(path, (await readModule(rest, path)).row), moduleId };
}

/** A field of the row of a list, or of the module alone where the list leaves it out. */
const rowField = <Key extends keyof ModuleRow>(module: ModuleSource, key: Key, context: GatewayContext) =>
  module.row[key] === undefined
    ? readModule(context.rest, module).then(({ row }) => row[key])
    : module.row[key];

/** What a module is called: by the service, else after its technology in the language of the request. */
export const moduleName = ({ name, type }: ModuleRow, { rest }: GatewayContext) =>
  name ?? technologyName(type, rest.caller.language);

/** Raw ids of the floors a module covers. */
export async function moduleFloorIds(
  context: GatewayContext,
  module: ModuleSource | ModulePath,
): Promise<string[]> {
  const known = 'row' in module && 'floorIds' in module.row ? module.row.floorIds : undefined;
  return known ?? (await readModule(context.rest, module)).row.floorIds ?? [];
}

/** How many floors a module covers. */
export async function moduleFloorCount(context: GatewayContext, path: ModulePath): Promise<number> {
  const { row } = await readModule(context.rest, path);
  return row.floorRepetition ?? row.floorIds?.length ?? 0;
}

async function moduleFloors(context: GatewayContext, module: ModulePath): Promise<FloorSource[]> {
  const { projectId, unitId } = module;
  const [ids, unit] = await Promise.all([
    moduleFloorIds(context, module),
    readUnit(context.rest, projectId, unitId),
  ]);
  const covered = new Set(ids);
  return floorsOf(unit)
    .filter(({ id }) => covered.has(id))
    .map((row) => toFloor(projectId, unitId, row));
}

/** Area of the floors a module covers, m². */
export async function moduleArea(context: GatewayContext, module: ModulePath): Promise<number> {
  const floors = await moduleFloors(context, module);
  return floors.reduce((sum, { row }) => sum + row.area, 0);
}

/** Totals of the valid version over all floors of the module, materials included. */
export async function moduleTotals(context: GatewayContext, module: ModuleSource): Promise<Totals> {
  if (isComplete(module.row.totals)) return module.row.totals;
  const { row, versions } = await readModule(context.rest, module);
  const valid = versions.find(({ isValid }) => isValid);
  const floors = row.floorRepetition ?? row.floorIds?.length ?? 0;
  return totalsOver({ ...row, data: valid?.data ?? row }, floors);
}

export const moduleQuantities = (module: ModuleSource): QuantitiesSource => ({
  totals: module.row.totals,
  area: (context) => moduleArea(context, module),
  complete: (context) => moduleTotals(context, module),
});

/** The valid version: named by the row of a list that knows it, else read with the module. */
export async function currentVersion(
  context: GatewayContext,
  module: ModuleSource | ModulePath,
): Promise<VersionSource> {
  const listed = 'row' in module ? listedVersion(module) : undefined;
  if (listed !== undefined) return listed;
  const { versions } = await readModule(context.rest, module);
  const valid = versions.find(({ isValid }) => isValid) ?? versions[0];
  if (valid === undefined) throw badReply('The module has no version');
  return toVersion(module, valid);
}

export const Module = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId }: ModuleSource) =>
    toGlobalId('Module', projectId, unitId, optionId, moduleId),
  databaseId: ({ moduleId }: ModuleSource) => moduleId,
  async name(module: ModuleSource, _: unknown, context: GatewayContext) {
    return (
      (await rowField(module, 'name', context)) ??
      technologyName(module.row.type, context.rest.caller.language)
    );
  },
  technology: ({ row }: ModuleSource) => row.type,
  async floorRepetition(module: ModuleSource, _: unknown, context: GatewayContext) {
    return (
      module.row.floorRepetition ?? module.row.floorIds?.length ?? (await moduleFloorCount(context, module))
    );
  },
  floors: (module: ModuleSource, _: unknown, context: GatewayContext) => moduleFloors(context, module),
  isOutdated: ({ row }: ModuleSource) => row.outdated ?? false,
  revision: ({ row }: ModuleSource) => row.revision,
  quantities: moduleQuantities,
  currentVersion: (module: ModuleSource, _: unknown, context: GatewayContext) =>
    currentVersion(context, module),
  async versions(module: ModuleSource, args: PageArguments, { rest }: GatewayContext) {
    const { versions } = await readModule(rest, module);
    return listConnection(
      versions.map((row) => toVersion(module, row)),
      args,
      ({ row }) => row.id,
    );
  },
  option: ({ projectId, unitId, optionId }: ModuleSource, _: unknown, context: GatewayContext) =>
    optionNode(context, projectId, unitId, optionId),
  createdAt: ({ row }: ModuleSource) => row.createdAt,
  updatedAt: ({ row }: ModuleSource) => row.updatedAt,
};
