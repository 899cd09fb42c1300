import { strongestPermission } from '#domain/people/permissions.ts';
import { invitablePermissionSchema } from '#domain/people/permissionSchema.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { recordActivity } from '../activity/recordActivity.ts';
import { requireUser } from '../auth/access.ts';
import { visibleEmails } from '../auth/visibleEmails.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, forbidden, found, notFound } from '../errors.ts';
import { integerParam } from '../http/ids.ts';
import { endUnseenTokens } from '../tokens/apiTokenRepository.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { listMembers, deleteMember, setMember } from './memberRepository.ts';
import { peopleRead } from './peopleRead.ts';
import { lockProject } from './projectRepository.ts';
import { memberSchema, projectParams } from './projectSchemas.ts';

const tags = ['members'];
const params = projectParams.extend({ userId: integerParam });
const permissionsBody = z.strictObject({
  permissions: z
    .array(invitablePermissionSchema, { error: encodeMessage('invite.permissions.required') })
    .min(1, encodeMessage('invite.permissions.required'))
    .max(4),
});
const memberReply = z.object({ member: memberSchema });

/** The people of a project and what each may do. */
export const memberRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      '/projects/:projectId/members',
      peopleRead('People of a project', z.object({ members: z.array(memberSchema) })),
      async (request) => {
        const members = await listMembers(db, request.params.projectId);
        return { members: visibleEmails(members, requireUser(request)) };
      },
    );

    const change = {
      tags,
      summary: 'Change what a member may do',
      params,
      body: permissionsBody,
      response: { 200: memberReply },
    };
    const url = '/projects/:projectId/members/:userId';
    app.patch(url, { config: { access: 'project:owner' }, schema: change }, async (request) => {
      const { projectId, userId } = request.params;
      const permission = strongestPermission(request.body.permissions) ?? 'project:view';
      const member = await withTransaction(db, async (trx) => {
        const project = await lockProject(trx, projectId);
        if (project?.userId === userId) throw new ApiError(409, 'CONFLICT', 'owner_stays');
        if (!(await listMembers(trx, projectId)).some(({ id }) => id === userId)) throw notFound();
        await setMember(trx, projectId, userId, permission);
        const members = visibleEmails(await listMembers(trx, projectId), requireUser(request));
        const changed = found(members.find(({ id }) => id === userId));
        // A role in the office cannot be lowered here, because it holds for all its projects.
        if (strongestPermission(changed.permissions) !== permission) throw roleStays();
        const what = {
          entity: 'member',
          verb: 'updated',
          entityId: userId,
          entityName: changed.name,
        } as const;
        await recordActivity(trx, {
          projectId,
          user: requireUser(request),
          ...what,
          details: { permission },
        });
        return changed;
      });
      return { member };
    });

    const remove = { tags, summary: 'Remove a member, or leave', params, response: { 200: messageReply } };
    app.delete(url, { config: { access: 'project:view' }, schema: remove }, async (request) => {
      const { projectId, userId } = request.params;
      const user = requireUser(request);
      // Open to viewers because everybody may leave; only the owner removes others.
      if (userId !== user.id && request.permission !== 'project:owner') throw forbidden();
      await withTransaction(db, async (trx) => {
        const project = await lockProject(trx, projectId);
        if (project?.userId === userId) throw new ApiError(409, 'CONFLICT', 'owner_stays');
        const member = found((await listMembers(trx, projectId)).find(({ id }) => id === userId));
        if (member.byOrganization) throw roleStays();
        await deleteMember(trx, projectId, userId);
        await endUnseenTokens(trx, { userId });
        const verb = userId === user.id ? 'left' : 'deleted';
        const what = { entity: 'member', verb, entityId: userId, entityName: member.name } as const;
        await recordActivity(trx, { projectId, user, ...what });
      });
      return { message: 'member successfully removed' };
    });
  };

const roleStays = () => new ApiError(409, 'CONFLICT', 'organization_role_stays');
