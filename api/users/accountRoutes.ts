import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { confirmedBody } from '../secondFactor/secondFactorSchemas.ts';
import { deleteAccount } from './deleteAccount.ts';
import { exportAccount } from './exportAccount.ts';
import { logSecurity } from '../http/securityLog.ts';
import { requirePassword } from './requirePassword.ts';
import { sendExport } from './sendExport.ts';
import { listCollaborators } from './userRepository.ts';
import { collaboratorSchema } from './userSchemas.ts';

const tags = ['users'];

/** Collaborators, and what a person may ask for about the own data. */
export const accountRoutes: Routes = (context) => async (app) => {
  const { db, exports } = context;
  const collaborators = {
    tags,
    summary: 'People I share projects with',
    response: { 200: z.object({ users: z.array(collaboratorSchema) }) },
  };
  app.get('/users/collaborators', { config: { access: 'user' }, schema: collaborators }, async (request) => ({
    users: await listCollaborators(db, requireUser(request).id),
  }));

  const exported = { tags, summary: 'Everything held about me, as one JSON document' };
  app.get('/users/me/export', { config: { access: 'user' }, schema: exported }, async (request, reply) => {
    const { id } = requireSession(request);
    return sendExport(exports, id, reply, { name: 'account.json', text: exportAccount(db, id) });
  });

  const remove = {
    tags,
    summary: 'Delete my account and what I alone own; takes the current password',
    body: confirmedBody,
  };
  app.delete('/users/me', { config: { access: 'user' }, schema: remove }, async (request, reply) => {
    const session = requireSession(request);
    await requirePassword(context, request, session.id, request.body?.currentPassword);
    await deleteAccount(context, session);
    logSecurity(request, 'account.deleted', session.id);
    return reply.code(204).send();
  });
};
