import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { toSent } from './invitationSource.ts';
import { sendInvitation } from './invitationApi.ts';

type Arguments = { input: { projectId: string; email: string; permissions: string[] } };

/** POST /v1/projects/{p}/invite. */
export function inviteUser(_: unknown, { input }: Arguments, { rest }: GatewayContext) {
  return answer(async () => {
    const [projectId] = inputIds(input.projectId, 'Project', 'projectId');
    const body = { email: input.email, permissions: input.permissions };
    const row = await sendInvitation(rest, projectId!, body);
    if (row == null) return {};
    const invitation = toSent(row);
    return { invitation, invitationEdge: newEdge(invitation, row.id) };
  });
}
