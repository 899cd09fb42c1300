import type { GatewayContext } from '../context.ts';
import { readOptions } from '../option/optionApi.ts';
import { type OptionSource, toOption } from '../option/Option.ts';
import { viewerMayEdit } from '../project/held.ts';
import { projectNode } from '../project/Project.ts';
import type { UnitRow } from '../project/projectWire.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { toFloor } from './Floor.ts';
import { floorGroupsOf, floorsOf, summaryOf } from './tower.ts';
import { readUnit } from './unitApi.ts';
import { unitQuantities, unitSource, unitUncovered } from './unitTotals.ts';
import type { FloorGroupRow, UnitDetail } from './unitWire.ts';

/** A unit: the row of its project's list, or the unit alone; what the row lacks is read when asked for. */
export type UnitSource = {
  __typename: 'Unit';
  projectId: string;
  unitId: string;
  row: UnitRow | UnitDetail;
};

export const toUnit = (projectId: string, row: UnitRow | UnitDetail): UnitSource => ({
  __typename: 'Unit',
  projectId,
  unitId: row.id,
  row,
});

/** Reads one unit. */
export const unitNode = async ({ rest }: GatewayContext, projectId = '', unitId = '') =>
  toUnit(projectId, await readUnit(rest, projectId, unitId));

/** The unit alone: its floors are only there. */
export function unitDetail(
  { row, projectId, unitId }: UnitSource,
  { rest }: GatewayContext,
): UnitDetail | Promise<UnitDetail> {
  return 'tower' in row && row.tower != null ? row : readUnit(rest, projectId, unitId);
}

/** The options of a unit, oldest first; one that can't be read is an Error. */
export async function unitOptions(
  { rest }: GatewayContext,
  { projectId, unitId }: UnitSource,
): Promise<(OptionSource | Error)[]> {
  const rows = await readOptions(rest, projectId, unitId);
  return rows.map((row) => (row instanceof Error ? row : toOption(projectId, unitId, row)));
}

const fromSummary =
  (key: keyof ReturnType<typeof summaryOf>) =>
  async (unit: UnitSource, _: unknown, context: GatewayContext) =>
    summaryOf(await unitDetail(unit, context))[key];

export const FloorGroup = { databaseId: ({ id }: FloorGroupRow) => id };

export const Unit = {
  ...viewerMayEdit,
  id: ({ projectId, unitId }: UnitSource) => toGlobalId('Unit', projectId, unitId),
  databaseId: ({ unitId }: UnitSource) => unitId,
  name: ({ row }: UnitSource) => row.name,
  project: ({ projectId }: UnitSource, _: unknown, context: GatewayContext) =>
    projectNode(context, projectId),
  floorGroups: async (unit: UnitSource, _: unknown, context: GatewayContext) =>
    floorGroupsOf(await unitDetail(unit, context)),
  floors: async (unit: UnitSource, _: unknown, context: GatewayContext) =>
    floorsOf(await unitDetail(unit, context)).map((row) => toFloor(unit.projectId, unit.unitId, row)),
  totalFloors: fromSummary('totalFloors'),
  towerFloors: fromSummary('towerFloors'),
  baseFloors: fromSummary('baseFloors'),
  basementFloors: fromSummary('basementFloors'),
  typeFloors: fromSummary('typeFloors'),
  totalArea: fromSummary('totalArea'),
  revision: async (unit: UnitSource, _: unknown, context: GatewayContext) =>
    (await unitDetail(unit, context)).revision,
  async options(unit: UnitSource, args: PageArguments, context: GatewayContext) {
    return listConnection(await unitOptions(context, unit), args, ({ optionId }) => optionId);
  },
  async referenceOption(unit: UnitSource, _: unknown, context: GatewayContext) {
    const options = await unitOptions(context, unit);
    return options.find((option) => !(option instanceof Error) && option.row.active) ?? null;
  },
  quantities: (unit: UnitSource, _: unknown, context: GatewayContext) => unitQuantities(context, unit),
  quantitiesSource: (unit: UnitSource, _: unknown, context: GatewayContext) => unitSource(context, unit),
  uncoveredFloors: (unit: UnitSource, _: unknown, context: GatewayContext) => unitUncovered(context, unit),
};
