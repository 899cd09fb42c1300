import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { found } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { confirmedBody } from '../secondFactor/secondFactorSchemas.ts';
import { requirePassword } from '../users/requirePassword.ts';
import { sendExport } from '../users/sendExport.ts';
import { exportOrganization } from './exportOrganization.ts';
import { findOrganization } from './organizationRepository.ts';
import { organizationParams } from './organizationSchemas.ts';
import { removeOrganization } from './removeOrganization.ts';

const config = { access: 'organization:owner' } as const;

/** What an owner may do with an office as a whole. */
export const wholeOrganizationRoutes: Routes = (context) => async (app) => {
  const { db, exports } = context;
  const params = organizationParams;
  const exported = {
    tags: ['organizations'],
    summary: 'An office with all its projects, as one JSON document',
    params,
  };
  app.get('/organizations/:organizationId/export', { config, schema: exported }, async (request, reply) => {
    const user = requireSession(request);
    const row = found(await findOrganization(db, request.params.organizationId, user.id));
    return sendExport(exports, user.id, reply, {
      name: 'organization.json',
      text: exportOrganization(db, row),
    });
  });

  const remove = {
    tags: ['organizations'],
    summary: 'Delete an office with all its projects; takes the current password',
    params,
    body: confirmedBody,
  };
  app.delete('/organizations/:organizationId', { config, schema: remove }, async (request, reply) => {
    const { organizationId } = request.params;
    const user = requireSession(request);
    await requirePassword(context, request, user.id, request.body?.currentPassword);
    await removeOrganization(context, user, organizationId);
    logSecurity(request, 'organization.deleted', user.id, { organization: organizationId });
    return reply.code(204).send();
  });
};
