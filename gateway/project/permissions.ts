import { grants, type Permission } from '#domain/people/permissions.ts';
import type { GatewayContext } from '../context.ts';
import { projectNode, type ProjectSource } from './projectSource.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { type ProbedRight, recordRight, shownRight } from '../upstream/shownRights.ts';
import { readViewerUser, undefinedIfRefused } from '../user/userApi.ts';
import { probePermission } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

/** The caller's permissions on a project: from its row, else as the service has shown. */
export const permissionsOn = ({ row, isListed }: ProjectSource, { rest }: GatewayContext) =>
  row.permissions ?? probedPermissions(rest, row, isListed === true);

/** A field of a project for whether the caller holds a permission. */
export const may =
  (needed: Permission) => async (project: ProjectSource, _: unknown, context: GatewayContext) =>
    grants(await permissionsOn(project, context), needed);

/** Whether the caller holds a permission on the project that something belongs to; reads the project if necessary. */
export async function hasPermission(
  context: GatewayContext,
  projectId: string,
  needed: Permission,
): Promise<boolean> {
  return grants(await permissionsOn(await projectNode(context, projectId), context), needed);
}

/** The two fields of everything inside a project: edit includes changing and deleting. */
export const viewerMayEdit = {
  viewerCanEdit: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    hasPermission(context, projectId, 'project:edit'),
  viewerCanDelete: ({ projectId }: { projectId: string }, _: unknown, context: GatewayContext) =>
    hasPermission(context, projectId, 'project:edit'),
};

const everything: readonly Permission[] = ['project:view', 'project:edit', 'project:owner'];

/**
 * The caller's rights in a project of a service that does not send permissions. Its creator may do everything. Others
 * are probed once, with an invalid body, and the result is kept for ten minutes. A service that validates the body
 * first shows nothing this way; there a right is presumed until a change is refused. A row of a list is not worth a
 * call and uses what is already known.
 * @returns everything where nothing is known: the service refuses what is not allowed.
 */
async function probedPermissions(
  rest: RestOperation,
  row: ProjectRow,
  isListed: boolean,
): Promise<readonly Permission[]> {
  if (rest.profile.generation !== 'g2') return everything;
  const own = row.userId === undefined ? undefined : await readViewerUser(rest).catch(undefinedIfRefused);
  if (own !== undefined && own.databaseId === row.userId) return everything;
  const mayDo = async (asked: ProbedRight) =>
    shownRight(rest.caller.authorization, row.id, asked) ??
    (isListed ? true : await ask(rest, row.id, asked));
  if (!(await mayDo('project:edit'))) return ['project:view'];
  return (await mayDo('project:owner')) ? everything : ['project:view', 'project:edit'];
}

async function ask(rest: RestOperation, projectId: string, asked: ProbedRight): Promise<boolean> {
  const error = await probePermission(rest, projectId, asked).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) return true;
  const isAnswered = error.code === 'FORBIDDEN' || error.status === 400 || error.status === 422;
  if (isAnswered) recordRight(rest.caller.authorization, projectId, asked, error.code !== 'FORBIDDEN');
  return error.code !== 'FORBIDDEN';
}
