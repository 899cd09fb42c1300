import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteDecisionNotice } from './decisionApi.ts';

/** DELETE /v1/users/me/decision-notices/{d}. */
export const readDecisionNotice: MutationResolvers['readDecisionNotice'] = (_, { input }, context) =>
  answer(async () => {
    const { id } = inputNode(input.decisionId, 'Decision', 'decisionId');
    await deleteDecisionNotice(context.rest, id);
    return { viewer: {} };
  });
