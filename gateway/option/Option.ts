import { applyLosses } from '../quantities/quantitiesSource.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { listedModules, modulesOf, optionSlabs } from './optionSource.ts';
import { optionLcax } from './optionLcax.ts';
import { type ModuleSource, readModuleName } from '../module/moduleSource.ts';
import { unreadableModule } from '../module/unreadableModule.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { chosenConnection } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { optionCoverage } from '../totals/optionCoverage.ts';
import { readUnfinishedSheet } from '../takeoff/takeoffApi.ts';
import { optionQuantities } from '../totals/optionTotals.ts';
import { optionTogether } from '../totals/withFoundation.ts';
import { unitNode } from '../unit/unitSource.ts';

export const Option: ResolversOf<'Option'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId }) => toGlobalId('Option', projectId, unitId, optionId),
  databaseId: ({ optionId }) => optionId,
  unit: (option, _, context) => unitNode(context, option),
  async modules(option, args, context) {
    const page = await chosenConnection<ModuleSource>(listedModules(option), args, {
      id: ({ moduleId }) => moduleId,
      text: (module) => readModuleName(context, module),
      createdAt: ({ row }) => row.createdAt,
      updatedAt: ({ row }) => row.updatedAt,
    });
    const unreadableId = (module: ModuleSource | Error) => () => unreadableModule(context, option, module);
    return { ...page, edges: page.edges.map((edge) => ({ ...edge, unreadableId: unreadableId(edge.node) })) };
  },
  technology(option) {
    const [first, ...others] = new Set(modulesOf(option).map(({ row }) => row.type));
    return others.length === 0 ? first : null;
  },
  slabSystems: (option, _, context) => optionSlabs(context, option),
  unfinishedSheet: (option, _, { rest }) =>
    option.row.isUnfinished ? readUnfinishedSheet(rest, option) : null,
  proposal: (option) => option.row.proposal && { option, row: option.row.proposal },
  quantities: (option, args, context) => applyLosses(optionQuantities(option), args, context),
  foundation: foundationOf,
  quantitiesWithFoundation: optionTogether,
  lcax: optionLcax,
  coverage: (option, _, context) => optionCoverage(context, option),
};
