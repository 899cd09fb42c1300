import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { removeFromProject } from './memberApi.ts';

/** DELETE /v1/projects/{p}/members/{user}; everybody may remove themselves but the owner. */
export function removeMember(
  _: unknown,
  { input }: { input: { memberId: string } },
  { rest }: GatewayContext,
) {
  return answer(async () => {
    const [projectId = '', userId = ''] = inputIds(input.memberId, 'Member', 'memberId');
    await removeFromProject(rest, projectId, userId);
    return { removedMemberId: input.memberId };
  });
}
