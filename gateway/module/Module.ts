import type { GatewayContext } from '../context.ts';
import { optionNode } from '../option/optionSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { moduleQuantities } from '../totals/moduleTotals.ts';
import { currentVersion, toVersion } from '../version/versionSource.ts';
import { readModule } from './moduleApi.ts';
import { moduleFloorCount, moduleFloors, type ModuleSource, readModuleName } from './moduleSource.ts';

export const Module = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId }: ModuleSource) =>
    toGlobalId('Module', projectId, unitId, optionId, moduleId),
  databaseId: ({ moduleId }: ModuleSource) => moduleId,
  name: (module: ModuleSource, _: unknown, context: GatewayContext) => readModuleName(context, module),
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
