import { randomUUID } from 'node:crypto';
import { fault, missing, ok, type Route } from './exchange.ts';
import { now } from './liveState.ts';

const week = 7 * 86_400_000;

export const invitationRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/projects\/(?<p>[^/]+)\/invite$/,
    access: 'project:owner',
    keys: ['email', 'permissions'],
    run: ({ state, user, params, body }) => {
      const permissions = body['permissions'];
      if (!Array.isArray(permissions)) return fault(422, { permissions: 'must be provided' });
      state.invitations.push({
        id: state.invitations.length + 1,
        token: randomUUID(),
        created_at: now(),
        expires_at: new Date(Date.now() + week).toISOString(),
        status: 'pending',
        inviter_id: user.id,
        project_id: params['p'] ?? '',
        email: String(body['email']),
        permissions: permissions.map(String),
      });
      return ok({ message: 'user invited successfully' });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/users\/pending-invitations$/,
    access: 'user',
    run: ({ state, user }) => {
      const mine = state.invitations.filter(
        ({ email, status }) => email === user.email && status === 'pending',
      );
      const invitations = mine.map((invitation) => ({
        ...invitation,
        inviter_name: state.users.find(({ id }) => id === invitation.inviter_id)?.name,
        project_name: state.projects.find(({ id }) => id === invitation.project_id)?.name,
      }));
      return ok({ invitations: invitations.length === 0 ? null : invitations });
    },
  },
  {
    method: 'PUT',
    path: /^\/v1\/users\/reply\/(?<i>[^/]+)$/,
    access: 'user',
    keys: ['status'],
    run: ({ state, user, params, body }) => {
      const invitation = state.invitations.find(({ id }) => String(id) === params['i']);
      if (invitation === undefined) return missing();
      if (invitation.email !== user.email || invitation.status !== 'pending') {
        return fault(409, 'unable to reply to this invitation');
      }
      invitation.status = String(body['status']);
      if (invitation.status === 'accepted') {
        // None includes another, and owning is granted to nobody this way.
        const kept = invitation.permissions.filter((each) => each !== 'project:owner');
        state.grant(invitation.project_id, user.id, kept);
      }
      return ok({ message: 'invitation successfully replied' });
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/users\/collaborators$/,
    access: 'user',
    run: () => ok({ users: null }),
  },
];
