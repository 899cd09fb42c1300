import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { toMember } from './memberSource.ts';
import { changeMember } from './memberApi.ts';

/** PATCH /v1/projects/{p}/members/{user}. */
export const updateMember: MutationResolvers['updateMember'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.memberId, 'Member', 'memberId');
    return { member: toMember(path.projectId, await changeMember(rest, path, input.permissions)) };
  });
