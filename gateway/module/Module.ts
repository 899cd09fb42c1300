import { applyLosses } from '../quantities/quantitiesSource.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { optionNode, modulesOf, unitOptions } from '../option/optionSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { chosenConnection } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { moduleQuantities } from '../totals/moduleTotals.ts';
import { currentVersion, toVersion, versionDetail } from '../version/versionSource.ts';
import { coversNone, readModule } from './moduleApi.ts';
import { moduleFloorCount, moduleFloors, readModuleName, readOutdated, readSlabs } from './moduleSource.ts';
import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { queryId } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';

export const Module: ResolversOf<'Module'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId }) =>
    toGlobalId('Module', projectId, unitId, optionId, moduleId),
  databaseId: ({ moduleId }) => moduleId,
  name: (module, _, context) => readModuleName(context, module),
  technology: ({ row }) => row.type,
  slabSystem: async (module, _, context) => (await readSlabs(context, module)).slabSystem,
  floorRepetition: (module, _, context) =>
    module.row.floorRepetition ?? module.row.floorIds?.length ?? moduleFloorCount(context, module),
  floors: (module, _, context) => moduleFloors(context, module),
  isOutdated: (module, _, context) => readOutdated(context, module),
  // Without floors its quantities are unknown, not zero.
  quantities: (module, args, context) =>
    coversNone(module.row) ? null : applyLosses(moduleQuantities(module), args, context),
  currentVersion: (module, _, context) => currentVersion(context, module),
  async versions(module, args, context) {
    const { versions } = await readModule(context.rest, module);
    return chosenConnection(
      versions.map((row) => toVersion(module, row)),
      args,
      {
        id: ({ row }) => row.id,
        text: ({ row }) => row.name,
        createdAt: async (version) => (await versionDetail(version, context)).createdAt,
        updatedAt: async (version) => (await versionDetail(version, context)).updatedAt,
      },
    );
  },
  option: (module, _, context) => optionNode(context, module),
};

/** The route of a module lacks its option, which is found in the list of options. */
export const module: QueryResolvers['module'] = async (_, args, context) => {
  const projectId = queryId(context, args.projectId, 'Project');
  const unitId = queryId(context, args.unitId, 'Unit');
  const moduleId = queryId(context, args.moduleId, 'Module');
  for (const option of await unitOptions(context, { projectId, unitId })) {
    if (option instanceof Error) continue;
    const found = modulesOf(option).find((each) => each.moduleId === moduleId);
    if (found !== undefined) return found;
  }
  throw new RestError('NOT_FOUND', 'There is no such module', { status: 404 });
};
