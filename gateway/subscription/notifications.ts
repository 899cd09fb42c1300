import { map } from 'graphql-yoga';
import type { GatewayContext } from '../context.ts';
import { refusal } from '../errors/refusal.ts';
import { readPendingInvitations } from '../invitation/invitationApi.ts';
import { type Change, changes, type Watch, forgetReads } from './changes.ts';

const watch: Watch = {
  read: ({ name, data: { action } }) => {
    if (name === 'invitation') return { action: 'updated', subject: 'invitation', actorName: null };
    return action === 'decision.reconsidered'
      ? { action: 'reconsidered', subject: 'decision', actorName: null }
      : undefined;
  },
  state: async (rest) => JSON.stringify(await readPendingInvitations(rest)),
};

/** Fires whenever the caller's invitations or a decision's standing changed; the new ones are read with the event. */
export const notifications = {
  subscribe: (_: unknown, __: unknown, context: GatewayContext) => {
    if (!context.rest.isSignedIn) throw refusal('UNAUTHENTICATED', 'Sign in to hear of notifications');
    return map(({ id }: Change) => {
      forgetReads(context);
      context.eventId = id;
      return { notifications: { viewer: {} } };
    })(changes(context, watch));
  },
};
