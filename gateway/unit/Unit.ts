import { unitDecisions } from '../decision/decisionSource.ts';
import type { GatewayContext } from '../context.ts';
import { unitOptions } from '../option/optionSource.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { projectNode } from '../project/projectSource.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitQuantities, unitSource, unitUncovered } from '../totals/unitTotals.ts';
import { toFloor } from './floorSource.ts';
import { floorGroupsOf, floorsOf, summaryOf } from './tower.ts';
import { unitDetail, type UnitSource } from './unitSource.ts';
import type { FloorGroupRow } from './unitWire.ts';

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
  decisions: unitDecisions,
};
