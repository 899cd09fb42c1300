import type { ResolversOf } from '../resolverTypes.ts';
import { foundationOf } from '../foundation/foundationSource.ts';
import { type ModuleSource, toModule } from '../module/moduleSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { listConnection } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { optionCoverage } from '../totals/optionCoverage.ts';
import { optionQuantities } from '../totals/optionTotals.ts';
import { optionTogether } from '../totals/withFoundation.ts';
import { unitNode } from '../unit/unitSource.ts';

export const Option: ResolversOf<'Option'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId }) => toGlobalId('Option', projectId, unitId, optionId),
  databaseId: ({ optionId }) => optionId,
  name: ({ row }) => row.name,
  isReference: ({ row }) => row.active,
  revision: ({ row }) => row.revision,
  unit: ({ projectId, unitId }, _, context) => unitNode(context, projectId, unitId),
  modules: (option, args) =>
    listConnection<ModuleSource>(
      option.row.modules.map((row) => (row instanceof Error ? row : toModule(option, row))),
      args,
      ({ moduleId }) => moduleId,
    ),
  quantities: optionQuantities,
  foundation: foundationOf,
  quantitiesWithFoundation: optionTogether,
  coverage: (option, _, context) => optionCoverage(context, option),
};
