import type { GatewayContext } from '../context.ts';
import { heldOn, mayOn } from './held.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { readProject } from './projectApi.ts';
import { projectGaps, projectQuantities, projectUnits } from './projectTotals.ts';
import type { ProjectRow } from './projectWire.ts';

/** A project of the graph: the row of a list or of the project alone. */
export type ProjectSource = { __typename: 'Project'; projectId: string; row: ProjectRow };

export const toProject = (row: ProjectRow): ProjectSource => ({
  __typename: 'Project',
  projectId: row.id,
  row,
});

/** Reads one project; NOT_FOUND or FORBIDDEN as the service says. */
export const projectNode = async ({ rest }: GatewayContext, projectId = '') =>
  toProject(await readProject(rest, projectId));

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
  area: ({ row }: ProjectSource) => row.area,
  quantities: projectQuantities,
  uncoveredFloors: async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    (await projectGaps(context, project)).uncovered,
  totalFloors: async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    (await projectGaps(context, project)).total,
  units: async (project: ProjectSource, args: PageArguments, context: GatewayContext) =>
    listConnection(await projectUnits(context, project), args, ({ unitId }) => unitId),
  viewerPermissions: ({ row }: ProjectSource) => heldOn(row),
  viewerCanEdit: ({ row }: ProjectSource) => mayOn(row, 'project:edit'),
  viewerCanDelete: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
  viewerCanInvite: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
  viewerCanTransfer: ({ row }: ProjectSource) => mayOn(row, 'project:owner'),
};
