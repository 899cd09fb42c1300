import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { toProject } from '../project/projectSource.ts';
import { inputIds } from '../relay/ids.ts';
import { giveOwnership } from './memberApi.ts';

/** POST /v1/projects/{p}/transfer-ownership; the former owner stays and may edit. */
export function transferOwnership(
  _: unknown,
  { input }: { input: { memberId: string } },
  { rest }: GatewayContext,
) {
  return answer(async () => {
    const [projectId = '', userId = ''] = inputIds(input.memberId, 'Member', 'memberId');
    return { project: toProject(await giveOwnership(rest, projectId, userId)) };
  });
}
