import type { GatewayContext } from '../context.ts';
import { type ModuleSource, moduleTotals, toModule } from '../module/Module.ts';
import { viewerMayEdit } from '../project/held.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { sumTotals } from '../quantities/totals.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { RestError } from '../rest/restErrors.ts';
import { summaryOf } from '../unit/tower.ts';
import { unitNode } from '../unit/Unit.ts';
import { readUnit } from '../unit/unitApi.ts';
import { optionCoverage } from './coverage.ts';
import type { OptionPath } from './optionLoader.ts';
import type { OptionRow } from './optionWire.ts';

/** A way to build a unit. */
export type OptionSource = { __typename: 'Option'; row: OptionRow } & OptionPath;

export const toOption = (projectId: string, unitId: string, row: OptionRow): OptionSource => ({
  __typename: 'Option',
  projectId,
  unitId,
  optionId: row.id,
  row,
});

/** Reads one option; NOT_FOUND when there is none. */
export async function optionNode({ loaders }: GatewayContext, projectId = '', unitId = '', optionId = '') {
  const row = await loaders.options.load({ projectId, unitId, optionId });
  if (row === null) throw new RestError('NOT_FOUND', 'There is no such option', { status: 404 });
  return toOption(projectId, unitId, row);
}

/** The modules of an option that can be read. */
export const modulesOf = (option: OptionSource): ModuleSource[] =>
  option.row.modules.flatMap((row) => (row instanceof Error ? [] : [toModule(option, row)]));

/** Sum of the modules, materials included. */
export async function optionTotals(context: GatewayContext, option: OptionSource): Promise<Totals> {
  return sumTotals(await Promise.all(modulesOf(option).map((module) => moduleTotals(context, module))));
}

/** Built area of an option's unit, m². */
export async function unitArea(
  { rest }: GatewayContext,
  { projectId, unitId }: Omit<OptionPath, 'optionId'>,
) {
  return summaryOf(await readUnit(rest, projectId, unitId)).totalArea;
}

/** Quantities of an option; null while it has no module. */
export const optionQuantities = (option: OptionSource): QuantitiesSource | null =>
  option.row.modules.length === 0
    ? null
    : {
        totals: {},
        area: (context) => unitArea(context, option),
        complete: (context) => optionTotals(context, option),
      };

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
