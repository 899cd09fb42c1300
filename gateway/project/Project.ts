import { currentPriceSet } from '#domain/prices/priceSets.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { projectMembers } from '../member/memberSource.ts';
import { projectActivity } from '../activity/activitySource.ts';
import { withDeclaredSuppliers } from '../declaration/declarationsInForce.ts';
import { projectDecisions } from '../decision/decisionSource.ts';
import { projectDeclarations, sharedDeclarations } from '../declaration/declarationSource.ts';
import { projectInvitations } from '../invitation/invitationSource.ts';
import { unitDetail } from '../unit/unitSource.ts';
import { projectPrices, sharedPrices } from '../price/ownPrices.ts';
import { toPriceSet } from '../price/priceSet.ts';
import { chosenConnection } from '../relay/chosenConnection.ts';
import { notSupported } from '../rest/restErrors.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { projectFigures } from '../totals/projectFigures.ts';
import {
  projectArea,
  projectCoveredArea,
  projectDwellings,
  projectFloorCounts,
  projectQuantities,
  projectUnits,
} from '../totals/projectTotals.ts';
import { projectFoundation } from '../totals/unitFoundation.ts';
import { sourcesTogether } from '../totals/withFoundation.ts';
import { may, permissionsOn } from './permissions.ts';

export const Project: ResolversOf<'Project'> = {
  id: ({ projectId }) => toGlobalId('Project', projectId),
  databaseId: ({ projectId }) => projectId,
  buildingType: ({ row }) => {
    if (row.buildingType === undefined) throw notSupported('types of building');
    return row.buildingType;
  },
  area: projectArea,
  coveredArea: (project, _, context) => projectCoveredArea(context, project),
  dwellings: (project, _, context) => projectDwellings(context, project),
  figures: (project, { mostCalls }, context) => projectFigures(context, project, mostCalls),
  quantities: (project, _, context) => projectQuantities(context, project),
  foundationQuantities: (project, _, context) => projectFoundation(context, project),
  quantitiesWithFoundation: async (project, _, context) =>
    sourcesTogether(await projectQuantities(context, project), await projectFoundation(context, project)),
  quantitiesWithDeclared: async (project, _, context) =>
    withDeclaredSuppliers(context, project.projectId, await projectQuantities(context, project)),
  uncoveredFloors: async (project, _, context) => (await projectFloorCounts(context, project)).uncovered,
  totalFloors: async (project, _, context) => (await projectFloorCounts(context, project)).total,
  units: async (project, args, context) =>
    chosenConnection(await projectUnits(context, project), args, {
      id: ({ unitId }) => unitId,
      text: ({ row }) => row.name,
      createdAt: async (unit) => (await unitDetail(context, unit)).createdAt,
      updatedAt: async (unit) => (await unitDetail(context, unit)).updatedAt,
    }),
  viewerPermissions: (project, _, context) => permissionsOn(project, context),
  viewerCanEdit: may('project:edit'),
  viewerCanDelete: may('project:owner'),
  viewerCanInvite: may('project:owner'),
  viewerCanTransfer: async (project, _, context) =>
    project.row.organizationId == null && (await may('project:owner')(project, _, context)),
  viewerCanMove: async (project, _, context) =>
    context.rest.profile.has('organizations') && (await may('project:owner')(project, _, context)),
  organizationId: ({ row: { organizationId } }) =>
    organizationId == null ? null : toGlobalId('Organization', organizationId),
  members: projectMembers,
  invitations: projectInvitations,
  activity: projectActivity,
  declarations: projectDeclarations,
  sharedDeclarations,
  prices: projectPrices,
  sharedPrices,
  priceSet: () => toPriceSet(currentPriceSet),
  decisions: projectDecisions,
};
