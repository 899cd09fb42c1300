import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputIds, rawId } from '../relay/ids.ts';
import { revokeSentInvitation } from './invitationApi.ts';

type Arguments = { input: { invitationId: string; projectId: string } };

/** DELETE /v1/projects/{p}/invitations/{id}. */
export function revokeInvitation(_: unknown, { input }: Arguments, { rest }: GatewayContext) {
  return answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    const id = rawId(input.invitationId, 'Invitation');
    await revokeSentInvitation(rest, projectId, id);
    return { revokedInvitationId: toGlobalId('Invitation', projectId, id) };
  });
}
