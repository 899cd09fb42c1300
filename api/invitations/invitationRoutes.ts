import { inviteReplySchema, inviteSchema } from '#domain/people/invite.ts';
import { strongestPermission } from '#domain/people/permissions.ts';
import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { visibleEmails } from '../auth/visibleEmails.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { logSecurity } from '../http/securityLog.ts';
import { projectParams } from '../projects/projectSchemas.ts';
import { type Invitation, listPendingInvitations, listSentInvitations } from './invitationRepository.ts';
import {
  answeredReply,
  invitationReply,
  invitationsReply,
  receivedInvitationParams,
  receivedReply,
  sentInvitationParams,
} from './invitationSchemas.ts';
import { toReplies, toReply, toOrganizationInvitation, toProjectInvitation } from './invitationWire.ts';
import { inviteUser } from './inviteUser.ts';
import { recordInvitationChange } from './recordInvitationChange.ts';
import { replyToInvitation } from './replyToInvitation.ts';
import { revokeInvitation } from './revokeInvitation.ts';

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
    async (request, reply) => {
      const { email, permissions } = request.body;
      const permission = strongestPermission(permissions) ?? 'project:view';
      const tell = (made: Invitation) => ({
        message: 'user invited successfully',
        invitation: toReply(made, toProjectInvitation),
      });
      return inviteUser(context, { request, reply, tell }, request.params, {
        email,
        permission,
        discipline: null,
      });
    },
  );

  const sent = {
    tags,
    summary: 'Sent invitations',
    params: projectParams,
    response: { 200: invitationsReply },
  };
  const sentUrl = '/projects/:projectId/invitations';
  app.get(sentUrl, { config: { access: 'project:owner' }, schema: sent }, async (request) => {
    const invitations = toReplies(await listSentInvitations(db, request.params), toProjectInvitation);
    return { invitations: visibleEmails(invitations, requireUser(request)) };
  });

  const revoke = { tags, summary: 'Revoke an invitation nobody answered', params: sentInvitationParams };
  const revokeUrl = `${sentUrl}/:invitationId`;
  app.delete(revokeUrl, { config: { access: 'project:owner' }, schema: revoke }, async (request, reply) => {
    const { projectId, invitationId } = request.params;
    await withTransaction(db, async (trx) => {
      const invitation = await revokeInvitation(trx, { projectId }, invitationId);
      await recordInvitationChange(trx, requireUser(request), invitation, 'revoked');
    });
    return reply.code(204).send();
  });

  const received = {
    tags,
    summary: 'Invitations waiting for my answer; without a proved address only the one whose mail was read',
    querystring: z.object({ token: z.string().optional().describe('Secret in the link of the mail') }),
    response: { 200: receivedReply },
  };
  app.get('/users/pending-invitations', { config: { access: 'user' }, schema: received }, async (request) => {
    const pending = await listPendingInvitations(db, requireUser(request), request.query.token);
    return {
      invitations: toReplies(pending, toProjectInvitation),
      organizationInvitations: toReplies(pending, toOrganizationInvitation),
    };
  });

  const answer = {
    tags,
    summary: 'Accept or decline an invitation',
    params: receivedInvitationParams,
    body: inviteReplySchema,
    response: { 200: answeredReply },
  };
  app.put('/users/reply/:invitationId', { config: { access: 'user' }, schema: answer }, async (request) => {
    const user = requireUser(request);
    const { invitationId } = request.params;
    const invitation = await replyToInvitation(context, user, invitationId, request.body);
    const { status } = request.body;
    logSecurity(request, 'invitation.answered', user.id, { invitation: invitationId, status });
    return {
      message: 'invitation successfully replied',
      invitation: toProjectInvitation(invitation),
      organizationInvitation: toOrganizationInvitation(invitation),
    };
  });
};
