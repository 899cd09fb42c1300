import { grants, type Permission } from '#domain/permissions.ts';
import type { GatewayContext } from '../context.ts';
import { readProject } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

const everything: readonly Permission[] = ['project:view', 'project:edit', 'project:owner'];

/**
 * What the caller holds on a project. The live service does not tell: everything is offered there, and the service
 * refuses what is not allowed.
 */
export const permissionsOn = (row: ProjectRow): readonly Permission[] => row.permissions ?? everything;

export const mayOn = (row: ProjectRow, needed: Permission) => grants(permissionsOn(row), needed);

/** Whether the caller holds a permission on the project something lies in; reads the project unless it was read. */
export async function holds(
  { rest }: GatewayContext,
  projectId: string,
  needed: Permission,
): Promise<boolean> {
  return grants(permissionsOn(await readProject(rest, projectId)), needed);
}

/** The two fields of everything inside a project: edit allows both changing and deleting. */
export const viewerMayEdit = {
  viewerCanEdit: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    holds(context, projectId, 'project:edit'),
  viewerCanDelete: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    holds(context, projectId, 'project:edit'),
};
