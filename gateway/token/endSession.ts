import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteOtherSessions, deleteSession } from './sessionApi.ts';

export const endSession: MutationResolvers['endSession'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = inputNode(input.sessionId, 'Session', 'sessionId');
    await deleteSession(rest, id);
    return { viewer: {} };
  });

export const endOtherSessions: MutationResolvers['endOtherSessions'] = (_, __, { rest }) =>
  answer(async () => {
    await deleteOtherSessions(rest);
    return { viewer: {} };
  });
