import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { removeFromProject } from './memberApi.ts';

/** DELETE /v1/projects/{p}/members/{user}; everybody may remove themselves but the owner. */
export const removeMember: MutationResolvers['removeMember'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.memberId, 'Member', 'memberId');
    await removeFromProject(rest, path);
    return { removedMemberId: input.memberId };
  });
