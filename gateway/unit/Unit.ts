import { unitComparison } from '../comparison/comparison.ts';
import { unitDecisions } from '../decision/decisionSource.ts';
import { applyLosses } from '../quantities/quantitiesSource.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { unitOptions } from '../option/optionSource.ts';
import { readOverrides } from '../override/overrideApi.ts';
import { viewerMayEdit } from '../project/permissions.ts';
import { projectNode } from '../project/projectSource.ts';
import { chosenConnection } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitQuantities, unitSlabs, unitSource, unitUncovered } from '../totals/unitTotals.ts';
import { foundationOfUnit, unitFoundation } from '../totals/unitFoundation.ts';
import { sourcesTogether } from '../totals/withFoundation.ts';
import { toFloor, floorGroups } from './floorSource.ts';
import { floorsOf, summaryOf } from './tower.ts';
import { unitDetail, unitDwellings, type UnitSource, unitNode } from './unitSource.ts';
import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { readOptions } from '../option/optionApi.ts';
import { queryId } from '../relay/ids.ts';
import { selects } from '../relay/selects.ts';

const fromSummary =
  (key: keyof ReturnType<typeof summaryOf>) =>
  async (unit: UnitSource, _: unknown, context: GatewayContext) =>
    summaryOf(await unitDetail(context, unit))[key];

export const FloorGroup: ResolversOf<'FloorGroup'> = {
  id: ({ projectId, unitId, groupId }) => toGlobalId('FloorGroup', projectId, unitId, groupId),
  databaseId: ({ row }) => row.id,
};

export const Unit: ResolversOf<'Unit'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId }) => toGlobalId('Unit', projectId, unitId),
  databaseId: ({ unitId }) => unitId,
  project: ({ projectId }, _, context) => projectNode(context, projectId),
  floorGroups: async (unit, _, context) => floorGroups(unit, await unitDetail(context, unit)),
  floors: async (unit, _, context) =>
    floorsOf(await unitDetail(context, unit)).map((row) => toFloor(unit, row)),
  totalFloors: fromSummary('totalFloors'),
  towerFloors: fromSummary('towerFloors'),
  baseFloors: fromSummary('baseFloors'),
  basementFloors: fromSummary('basementFloors'),
  typeFloors: fromSummary('typeFloors'),
  totalArea: fromSummary('totalArea'),
  createdAt: async (unit, _, context) => (await unitDetail(context, unit)).createdAt,
  updatedAt: async (unit, _, context) => (await unitDetail(context, unit)).updatedAt,
  repetitionCount: async (unit, _, context) => (await unitDetail(context, unit)).repetitionCount,
  dwellings: async (unit, _, context) => unitDwellings(context, unit),
  revision: async (unit, _, context) => (await unitDetail(context, unit)).revision,
  async options(unit, args, context) {
    return chosenConnection(await unitOptions(context, unit), args, {
      id: ({ optionId }) => optionId,
      text: ({ row }) => row.name,
      createdAt: ({ row }) => row.createdAt,
      updatedAt: ({ row }) => row.updatedAt,
    });
  },
  async referenceOption(unit, _, context) {
    const options = await unitOptions(context, unit);
    return options.find((option) => !(option instanceof Error) && option.row.isReference) ?? null;
  },
  quantities: (unit, args, context) => applyLosses(unitQuantities(context, unit), args, context),
  foundation: (unit, _, context) => foundationOfUnit(context, unit),
  foundationQuantities: (unit, args, context) => applyLosses(unitFoundation(context, unit), args, context),
  quantitiesWithFoundation: async (unit, args, context) =>
    sourcesTogether(
      await applyLosses(unitQuantities(context, unit), args, context),
      await applyLosses(unitFoundation(context, unit), args, context),
    ),
  quantitiesSource: (unit, _, context) => unitSource(context, unit),
  slabSystems: (unit, _, context) => unitSlabs(context, unit),
  uncoveredFloors: (unit, _, context) => unitUncovered(context, unit),
  decisions: unitDecisions,
  overrides: (unit, _, { rest }) => readOverrides(rest, unit),
  comparison: unitComparison,
};

/** Both ids are in the arguments, so unit and options are read in parallel. */
export const unit: QueryResolvers['unit'] = (_, args, context, info) => {
  const projectId = queryId(context, args.projectId, 'Project');
  const unitId = queryId(context, args.unitId, 'Unit');
  if (context.rest.isSignedIn && selects(info, 'options', 'referenceOption')) {
    readOptions(context.rest, { projectId, unitId }).catch(() => {}); // reported where the field is resolved
  }
  return unitNode(context, { projectId, unitId });
};

export const Floor: ResolversOf<'Floor'> = {
  id: ({ projectId, unitId, row }) => toGlobalId('Floor', projectId, unitId, row.id),
  databaseId: ({ row }) => row.id,
  /** The service sends zero for a floor without structure. */
  consumption: ({ row: { consumption } }) =>
    consumption == null || consumption.co2.max === 0 ? null : consumption,
};
