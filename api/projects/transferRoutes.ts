import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, FieldError, notFound } from '../errors.ts';
import { findPermission, listMembers, deleteMember, setMember } from './memberRepository.ts';
import { findProject, lockProject, setOwner } from './projectRepository.ts';
import { projectParams, projectReply } from './projectSchemas.ts';
import { projectDetail } from './projectWire.ts';
import { recordProjectChange } from './recordProjectChange.ts';

const body = z.strictObject({ user_id: z.number().int().min(1).describe('A member of the project') });

/** Ownership passes to a member; the former owner stays and may edit. */
export const transferRoutes: Routes =
  ({ db }) =>
  async (app) => {
    const schema = {
      tags: ['members'],
      summary: 'Transfer ownership',
      params: projectParams,
      body,
      response: { 200: projectReply },
    };
    const url = '/projects/:projectId/transfer-ownership';
    app.post(url, { config: { access: 'project:owner' }, schema }, async (request) => {
      const { projectId } = request.params;
      const user = requireSession(request);
      const heir = request.body.userId;
      await withTransaction(db, async (trx) => {
        const project = await lockProject(trx, projectId);
        // Somebody else may have become the owner since the access check.
        if (project === undefined) throw notFound();
        if (project.organizationId !== null) throw new ApiError(409, 'CONFLICT', 'project_of_organization');
        if (project.userId !== user.id) throw notFound();
        const member = (await listMembers(trx, projectId)).find(({ id }) => id === heir);
        if (member === undefined || heir === user.id) throw new FieldError({ userId: 'general.select' });
        await setOwner(trx, projectId, { userId: heir });
        await deleteMember(trx, projectId, heir);
        await setMember(trx, projectId, user.id, 'project:edit');
        await recordProjectChange(trx, user, project, 'transferred', { to: member.name });
      }).catch(refusedAsTaken(nameTaken, 'projects_owner_name'));
      const row = await findProject(db, projectId);
      const permission = await findPermission(db, projectId, requireUser(request).id);
      if (row === undefined || permission === undefined) throw notFound();
      return { project: await projectDetail(db, row, permission, requireUser(request)) };
    });
  };

const nameTaken = () => new ApiError(409, 'CONFLICT', 'name_taken_by_new_owner');
