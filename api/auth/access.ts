import { type OrganizationRole, permissionOfRole } from '#domain/people/organization.ts';
import { grants, type Permission } from '#domain/people/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import { isUuid } from '../http/ids.ts';
import { findRole } from '../organizations/organizationMemberRepository.ts';
import { findPermission } from '../projects/memberRepository.ts';
import { type CurrentUser, readCurrentUser } from './currentUser.ts';
import { checkReach } from './tokenReach.ts';

/**
 * Who may call a route, declared in its `config`: `open` anybody; `user` the signed in; a permission, whoever holds it
 * on the project `:projectId` of the path; a role, whoever has it in the office `:organizationId`.
 */
export type Access = 'open' | 'user' | Permission | OrganizationAccess;

const roles = { 'organization:viewer': 'viewer', 'organization:owner': 'owner' } as const;
type OrganizationAccess = keyof typeof roles;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Changes something although it is a GET. */
    writes?: true;
    /** Open to a token for one project, because it reveals nothing of others. */
    ofOneProject?: true;
  }
  interface FastifyRequest {
    currentUser: CurrentUser | null;
    permission: Permission | null;
  }
}

/**
 * The one place that admits or refuses calls. Every route must declare its access; one that does not stops the server
 * from starting.
 */
export function guardAccess(app: FastifyInstance, db: Database): void {
  app.decorateRequest('currentUser', null);
  app.decorateRequest('permission', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined)
      throw new Error(`${String(route.method)} ${route.url} declares no access`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'open') return;
    const user = await readCurrentUser(db, bearerToken(request));
    if (user === undefined) throw unauthenticated();
    // For the gateway, which limits operations per user, whichever tokens they use.
    reply.header('x-user-id', user.id);
    checkReach(request, user);
    request.currentUser = user;
    if (access === 'user') return;
    const { projectId = '', organizationId = '' } = request.params as Record<string, string | undefined>;
    request.permission = isOfOffice(access)
      ? await requireRole(db, user.id, organizationId, roles[access])
      : await requirePermission(db, user.id, projectId, access);
  });
}

/**
 * The permission a user holds on a project.
 * @throws ApiError 404 without any, so that ids can't be probed; 403 when it is less than `needed`.
 */
export async function requirePermission(
  db: Database,
  userId: number,
  projectId: string,
  needed: Permission,
): Promise<Permission> {
  return suffices(isUuid(projectId) ? await findPermission(db, projectId, userId) : undefined, needed);
}

/** The permission that a user's role in an office gives on its projects. @throws as requirePermission. */
export async function requireRole(
  db: Database,
  userId: number,
  organizationId: string,
  needed: OrganizationRole,
): Promise<Permission> {
  const held = isUuid(organizationId) ? await findRole(db, organizationId, userId) : undefined;
  return suffices(held, permissionOfRole[needed]);
}

function suffices(held: Permission | undefined, needed: Permission): Permission {
  if (held === undefined) throw notFound();
  if (!grants(held, needed)) throw forbidden();
  return held;
}

const isOfOffice = (access: Permission | OrganizationAccess): access is OrganizationAccess => access in roles;

/** The signed-in user; for routes whose access is not `open`. */
export function requireUser(request: FastifyRequest): CurrentUser {
  if (request.currentUser === null) throw unauthenticated();
  return request.currentUser;
}

/** The bearer token of a call, undefined when there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
