import type { ResolversOf } from '../resolverTypes.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { modulesOf } from './optionSource.ts';
import { type ModuleSource, readModuleName, readSlabs, toModule } from '../module/moduleSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { chosenConnection } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { optionCoverage } from '../totals/optionCoverage.ts';
import { optionQuantities } from '../totals/optionTotals.ts';
import { optionTogether } from '../totals/withFoundation.ts';
import { unitNode } from '../unit/unitSource.ts';

export const Option: ResolversOf<'Option'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId }) => toGlobalId('Option', projectId, unitId, optionId),
  databaseId: ({ optionId }) => optionId,
  unit: (option, _, context) => unitNode(context, option),
  modules: (option, args, context) =>
    chosenConnection<ModuleSource>(
      option.row.modules.map((row) => (row instanceof Error ? row : toModule(option, row))),
      args,
      {
        id: ({ moduleId }) => moduleId,
        text: (module) => readModuleName(context, module),
        createdAt: ({ row }) => row.createdAt,
        updatedAt: ({ row }) => row.updatedAt,
      },
    ),
  async slabSystems(option, _, context) {
    const slabs = await Promise.all(modulesOf(option).map((module) => readSlabs(context, module)));
    return [...new Set(slabs.flatMap(({ slabSystem }) => slabSystem ?? []))];
  },
  quantities: optionQuantities,
  foundation: foundationOf,
  quantitiesWithFoundation: optionTogether,
  coverage: (option, _, context) => optionCoverage(context, option),
};
