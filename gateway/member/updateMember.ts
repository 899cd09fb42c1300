import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { toMember } from './memberSource.ts';
import { changeMember } from './memberApi.ts';

type Arguments = { input: { memberId: string; permissions: string[] } };

/** PATCH /v1/projects/{p}/members/{user}. */
export function updateMember(_: unknown, { input }: Arguments, { rest }: GatewayContext) {
  return answer(async () => {
    const [projectId = '', userId = ''] = inputIds(input.memberId, 'Member', 'memberId');
    return { member: toMember(projectId, await changeMember(rest, projectId, userId, input.permissions)) };
  });
}
