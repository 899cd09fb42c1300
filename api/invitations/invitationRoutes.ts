import { inviteReplySchema, inviteSchema } from '#domain/people/invite.ts';
import { z } from 'zod';
import { recordActivity } from '../activity/recordActivity.ts';
import { requireUser } from '../auth/access.ts';
import { toldAddresses } from '../auth/toldAddresses.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, notFound } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { projectParams } from '../projects/projectSchemas.ts';
import {
  closeInvitation,
  listPendingInvitations,
  listSentInvitations,
  lockInvitation,
} from './invitationRepository.ts';
import {
  invitationReply,
  invitationsReply,
  receivedInvitationParams,
  sentInvitationParams,
} from './invitationSchemas.ts';
import { inviteUser } from './inviteUser.ts';
import { replyToInvitation } from './replyToInvitation.ts';

const tags = ['invitations'];

/** Invitations: sent by owners, received by email. */
export const invitationRoutes: Routes = (context) => async (app) => {
  const { db } = context;

  const invite = {
    tags,
    summary: 'Invite somebody by email',
    params: projectParams,
    body: inviteSchema,
    response: { 200: invitationReply },
  };
  app.post(
    '/projects/:projectId/invite',
    { config: { access: 'project:owner' }, schema: invite },
    async (request, reply) => inviteUser(context, { request, reply }, request.params.projectId, request.body),
  );

  const sent = {
    tags,
    summary: 'Sent invitations',
    params: projectParams,
    response: { 200: invitationsReply },
  };
  const sentUrl = '/projects/:projectId/invitations';
  app.get(sentUrl, { config: { access: 'project:owner' }, schema: sent }, async (request) => {
    const invitations = await listSentInvitations(db, request.params.projectId);
    return { invitations: toldAddresses(invitations, requireUser(request)) };
  });

  const revoke = { tags, summary: 'Revoke a pending invitation', params: sentInvitationParams };
  const revokeUrl = `${sentUrl}/:invitationId`;
  app.delete(revokeUrl, { config: { access: 'project:owner' }, schema: revoke }, async (request, reply) => {
    const { projectId, invitationId } = request.params;
    await withTransaction(db, async (trx) => {
      const invitation = await lockInvitation(trx, invitationId);
      if (invitation?.projectId !== projectId) throw notFound();
      if (invitation.status !== 'pending')
        throw new ApiError(409, 'INVITATION_ANSWERED', 'invitation_answered');
      await closeInvitation(trx, invitationId, 'revoked');
      const what = { entity: 'invitation', verb: 'revoked', entityId: invitationId } as const;
      await recordActivity(trx, {
        projectId,
        user: requireUser(request),
        ...what,
        entityName: invitation.email,
      });
    });
    return reply.code(204).send();
  });

  const received = {
    tags,
    summary: 'Invitations waiting for my answer; without a proved address only the one whose mail was read',
    querystring: z.object({ token: z.string().optional().describe('Secret in the link of the mail') }),
    response: { 200: invitationsReply },
  };
  app.get(
    '/users/pending-invitations',
    { config: { access: 'user' }, schema: received },
    async (request) => ({
      invitations: await listPendingInvitations(db, requireUser(request), request.query.token),
    }),
  );

  const answer = {
    tags,
    summary: 'Accept or decline an invitation',
    params: receivedInvitationParams,
    body: inviteReplySchema,
    response: { 200: invitationReply },
  };
  app.put('/users/reply/:invitationId', { config: { access: 'user' }, schema: answer }, async (request) => {
    const user = requireUser(request);
    const { invitationId } = request.params;
    const invitation = await replyToInvitation(db, user, invitationId, request.body);
    const { status } = request.body;
    logSecurity(request, 'invitation.answered', user.id, { invitation: invitationId, status });
    return { message: 'invitation successfully replied', invitation };
  });
};
