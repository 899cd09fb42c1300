import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { revokeSentInvitation } from './invitationApi.ts';

/** DELETE /v1/projects/{p}/invitations/{id}. */
export const revokeInvitation: MutationResolvers['revokeInvitation'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const invitationId = rawId(input.invitationId, 'Invitation', 'invitationId');
    await revokeSentInvitation(rest, { projectId, invitationId });
    return { revokedInvitationId: toGlobalId('Invitation', projectId, invitationId) };
  });
