import { grants, type Permission } from '#domain/people/permissions.ts';
import type { GatewayContext } from '../context.ts';
import { projectNode, type ProjectSource } from './projectSource.ts';
import { probedPermissions } from './probedPermissions.ts';

/** What the caller holds on a project: as its row tells, else as the service has shown. */
export const permissionsOn = ({ row, isListed }: ProjectSource, { rest }: GatewayContext) =>
  row.permissions ?? probedPermissions(rest, row, isListed === true);

/** A field of a project that tells whether the caller holds a permission. */
export const may =
  (needed: Permission) => async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    grants(await permissionsOn(project, context), needed);

/** Whether the caller holds a permission on the project something lies in; reads the project unless it was read. */
export async function holds(
  context: GatewayContext,
  projectId: string,
  needed: Permission,
): Promise<boolean> {
  return grants(await permissionsOn(await projectNode(context, projectId), context), needed);
}

/** The two fields of everything inside a project: edit allows both changing and deleting. */
export const viewerMayEdit = {
  viewerCanEdit: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    holds(context, projectId, 'project:edit'),
  viewerCanDelete: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    holds(context, projectId, 'project:edit'),
};
