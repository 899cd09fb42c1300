import type { GatewayContext } from '../context.ts';
import { type ModuleSource, toModule } from '../module/moduleSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { optionCoverage } from '../totals/optionCoverage.ts';
import { optionQuantities } from '../totals/optionTotals.ts';
import { unitNode } from '../unit/unitSource.ts';
import type { OptionSource } from './optionSource.ts';

export const Option = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId }: OptionSource) => toGlobalId('Option', projectId, unitId, optionId),
  databaseId: ({ optionId }: OptionSource) => optionId,
  name: ({ row }: OptionSource) => row.name,
  isReference: ({ row }: OptionSource) => row.active,
  revision: ({ row }: OptionSource) => row.revision,
  unit: ({ projectId, unitId }: OptionSource, _: unknown, context: GatewayContext) =>
    unitNode(context, projectId, unitId),
  modules: (option: OptionSource, args: PageArguments) =>
    listConnection<ModuleSource>(
      option.row.modules.map((row) => (row instanceof Error ? row : toModule(option, row))),
      args,
      ({ moduleId }) => moduleId,
    ),
  quantities: optionQuantities,
  coverage: (option: OptionSource, _: unknown, context: GatewayContext) => optionCoverage(context, option),
};
