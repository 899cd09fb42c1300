import { projectMembers } from '../member/memberSource.ts';
import { projectActivity } from '../activity/activitySource.ts';
import type { GatewayContext } from '../context.ts';
import { withDeclaredSuppliers } from '../declaration/actingDeclarations.ts';
import { projectDecisions } from '../decision/decisionSource.ts';
import { projectDeclarations } from '../declaration/declarationSource.ts';
import { projectInvitations } from '../invitation/invitationSource.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { projectArea, projectFloorCounts, projectQuantities, projectUnits } from '../totals/projectTotals.ts';
import { permissionsOn, mayOn } from './permissions.ts';
import type { ProjectSource } from './projectSource.ts';

export const Project = {
  id: ({ projectId }: ProjectSource) => toGlobalId('Project', projectId),
  databaseId: ({ projectId }: ProjectSource) => projectId,
  name: ({ row }: ProjectSource) => row.name,
  postalCode: ({ row }: ProjectSource) => row.cep,
  state: ({ row }: ProjectSource) => row.state,
  city: ({ row }: ProjectSource) => row.city,
  neighborhood: ({ row }: ProjectSource) => row.neighborhood,
  street: ({ row }: ProjectSource) => row.street,
  number: ({ row }: ProjectSource) => row.number,
  phase: ({ row }: ProjectSource) => row.phase,
  description: ({ row }: ProjectSource) => row.description,
  imageUrl: ({ row }: ProjectSource) => row.image_url,
  createdAt: ({ row }: ProjectSource) => row.created_at,
  updatedAt: ({ row }: ProjectSource) => row.updated_at,
  revision: ({ row }: ProjectSource) => row.revision,
  area: projectArea,
  quantities: projectQuantities,
  quantitiesWithDeclared: async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    withDeclaredSuppliers(context, project.projectId, await projectQuantities(project, _, context)),
  uncoveredFloors: async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    (await projectFloorCounts(context, project)).uncovered,
  totalFloors: async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    (await projectFloorCounts(context, project)).total,
  units: async (project: ProjectSource, args: PageArguments, context: GatewayContext) =>
    listConnection(await projectUnits(context, project), args, ({ unitId }) => unitId),
  viewerPermissions: ({ row }: ProjectSource) => permissionsOn(row),
  viewerCanEdit: ({ row }: ProjectSource) => mayOn(row, 'project:edit'),
  viewerCanDelete: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
  viewerCanInvite: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
  viewerCanTransfer: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
  members: projectMembers,
  invitations: projectInvitations,
  activity: projectActivity,
  declarations: projectDeclarations,
  decisions: projectDecisions,
};
