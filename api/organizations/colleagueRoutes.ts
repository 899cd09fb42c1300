import {
  organizationInviteSchema,
  organizationMemberSchema,
  permissionOfRole,
  roleOfPermission,
} from '#domain/people/organization.ts';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { forbidden } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { type Invitation, listSentInvitations } from '../invitations/invitationRepository.ts';
import {
  organizationInvitationReply,
  organizationInvitationsReply,
} from '../invitations/invitationSchemas.ts';
import { toReplies, toReply, toOrganizationInvitation } from '../invitations/invitationWire.ts';
import { inviteUser } from '../invitations/inviteUser.ts';
import { recordInvitationChange } from '../invitations/recordInvitationChange.ts';
import { revokeInvitation } from '../invitations/revokeInvitation.ts';
import { messageReply } from '../tokens/tokenSchemas.ts';
import { changeColleague, removeColleague } from './changeColleague.ts';
import { type Colleague, listColleagues } from './organizationMemberRepository.ts';
import {
  colleagueParams,
  colleagueReply,
  colleaguesReply,
  organizationInvitationParams,
  organizationParams,
} from './organizationSchemas.ts';

const tags = ['organizations'];
const ofOwner = { access: 'organization:owner' } as const;

/** The members of an office, and its invitations. */
export const colleagueRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  const office = '/organizations/:organizationId';
  const params = organizationParams;

  const list = { tags, summary: 'People of an office', params, response: { 200: colleaguesReply } };
  app.get(
    `${office}/members`,
    { config: { access: 'organization:viewer' }, schema: list },
    async (request) => ({
      members: (await listColleagues(db, request.params.organizationId)).map(onWire),
    }),
  );

  const change = {
    tags,
    summary: 'Change role or discipline of somebody in an office',
    params: colleagueParams,
    body: organizationMemberSchema,
    response: { 200: colleagueReply },
  };
  const member = `${office}/members/:userId`;
  app.patch(member, { config: ofOwner, schema: change }, async (request) => {
    const { organizationId, userId } = request.params;
    const user = requireSession(request);
    const changed = await changeColleague(context, user, request.params, request.body);
    const { role = 'same' } = request.body;
    logSecurity(request, 'organization.member-changed', user.id, {
      organization: organizationId,
      member: userId,
      role,
    });
    return { member: onWire(changed) };
  });

  const remove = {
    tags,
    summary: 'Remove somebody from an office, or leave',
    params: colleagueParams,
    response: { 200: messageReply },
  };
  app.delete(member, { config: { access: 'organization:viewer' }, schema: remove }, async (request) => {
    const { organizationId, userId } = request.params;
    const user = requireSession(request);
    // Open to viewers because everybody may leave; only an owner removes others.
    if (userId !== user.id && request.permission !== 'project:owner') throw forbidden();
    await removeColleague(context, user, request.params);
    logSecurity(request, 'organization.member-removed', user.id, {
      organization: organizationId,
      member: userId,
    });
    return { message: 'member successfully removed' };
  });

  const invite = {
    tags,
    summary: 'Invite somebody to an office by email',
    params,
    body: organizationInviteSchema,
    response: { 200: organizationInvitationReply },
  };
  app.post(`${office}/invite`, { config: ofOwner, schema: invite }, async (request, reply) => {
    requireSession(request);
    const { email, role, discipline } = request.body;
    const invited = { email, permission: permissionOfRole[role], discipline: discipline || null };
    const tell = (made: Invitation) => ({
      message: 'user invited successfully',
      organizationInvitation: toReply(made, toOrganizationInvitation),
    });
    return inviteUser(context, { request, reply, tell }, request.params, invited);
  });

  const sent = {
    tags,
    summary: 'Invitations sent for an office',
    params,
    response: { 200: organizationInvitationsReply },
  };
  app.get(`${office}/invitations`, { config: ofOwner, schema: sent }, async (request) => ({
    organizationInvitations: toReplies(
      await listSentInvitations(db, request.params),
      toOrganizationInvitation,
    ),
  }));

  const revoke = { tags, summary: 'Revoke an invitation to an office', params: organizationInvitationParams };
  app.delete(
    `${office}/invitations/:organizationInvitationId`,
    { config: ofOwner, schema: revoke },
    async (request, reply) => {
      const { organizationId, organizationInvitationId } = request.params;
      requireSession(request);
      await withTransaction(db, async (trx) => {
        const invitation = await revokeInvitation(trx, { organizationId }, organizationInvitationId);
        await recordInvitationChange(trx, requireUser(request), invitation, 'revoked');
      });
      return reply.code(204).send();
    },
  );
};

const onWire = ({ permission, ...row }: Colleague) => ({ ...row, role: roleOfPermission(permission) });
