import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toProject } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { giveOwnership } from './memberApi.ts';

/** POST /v1/projects/{p}/transfer-ownership; the former owner stays and may edit. */
export const transferOwnership: MutationResolvers['transferOwnership'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.memberId, 'Member', 'memberId');
    return { project: toProject(await giveOwnership(rest, path)) };
  });
