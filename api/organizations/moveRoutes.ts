import { z } from 'zod';
import { requireRole } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, notFound } from '../errors.ts';
import { isUuid } from '../http/ids.ts';
import { findPermission } from '../projects/memberRepository.ts';
import { findProject, lockProject, setOwner } from '../projects/projectRepository.ts';
import { projectParams, projectReply } from '../projects/projectSchemas.ts';
import { projectDetail } from '../projects/projectWire.ts';
import { recordProjectChange } from '../projects/recordProjectChange.ts';
import { takenName } from '../projects/saveProject.ts';
import { endUnseenTokens } from '../tokens/apiTokenRepository.ts';
import { enterOrganization } from './enterOrganization.ts';
import { findOrganization, lockOrganization } from './organizationRepository.ts';

const body = z.strictObject({
  organization_id: z.string().nullable().describe('An office the caller may add to; null: the caller’s own'),
});

/** Moves a project into an office, into another, or out of one to be the caller's own. */
export const moveRoutes: Routes =
  ({ db, config }) =>
  async (app) => {
    const schema = {
      tags: ['organizations'],
      summary: 'Move a project into an office, or out of it',
      description: 'Whoever takes part in it by an invitation of their own stays.',
      params: projectParams,
      body,
      response: { 200: projectReply },
    };
    const url = '/projects/:projectId/organization';
    app.put(url, { config: { access: 'project:owner' }, schema }, async (request) => {
      const { projectId } = request.params;
      const user = requireSession(request);
      const { organizationId } = request.body;
      return withTransaction(db, async (trx) => {
        if (organizationId !== null) {
          if (!isUuid(organizationId)) throw new FieldError({ organizationId: 'general.select' });
          await requireRole(trx, user.id, organizationId, 'editor');
          await lockOrganization(trx, organizationId);
        }
        const project = await lockProject(trx, projectId);
        // Somebody else may have become the owner since the access check.
        if ((await findPermission(trx, projectId, user.id)) !== 'project:owner') throw notFound();
        if (project === undefined) throw notFound();
        if (project.organizationId !== organizationId) {
          const entered =
            organizationId === null
              ? { userId: user.id, organizationId }
              : await enterOrganization(trx, user.id, organizationId, config.organizationQuota);
          await setOwner(trx, projectId, entered);
          const office =
            organizationId === null ? undefined : await findOrganization(trx, organizationId, user.id);
          await recordProjectChange(trx, user, project, 'transferred', { to: office?.name ?? user.name });
          await endUnseenTokens(trx, { projectId });
        }
        const [row, permission] = [
          await findProject(trx, projectId),
          await findPermission(trx, projectId, user.id),
        ];
        if (row === undefined || permission === undefined) throw notFound();
        return { project: await projectDetail(trx, row, permission, user) };
      }).catch(
        refusedAsTaken(
          () => new FieldError({ organizationId: takenName(organizationId) }),
          'projects_owner_name',
        ),
      );
    });
  };
