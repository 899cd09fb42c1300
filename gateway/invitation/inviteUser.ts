import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, refusedInput } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode } from '../relay/ids.ts';
import { notSupported, outcomeUnknown } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { isDoubted } from '../upstream/confirmed.ts';
import { isOpen } from '../upstream/isOpen.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { toSent } from './invitationSource.ts';
import { sendInvitation } from './invitationApi.ts';

/**
 * What to send for permissions: on the live service none includes another, and an invitation to own grants nothing.
 *
 * @throws RefusedInput for no permission at all; RestError NOT_SUPPORTED_BY_UPSTREAM for owning.
 */
async function grantable(rest: RestOperation, permissions: readonly string[]): Promise<string[]> {
  if (permissions.length === 0)
    throw refusedInput('VALIDATION_FAILED', 'invite.permissions.required', ['permissions']);
  const profile = await knownProfile(rest);
  if (profile.has('ownerInvitations')) return [...permissions];
  if (permissions.includes('project:owner')) throw notSupported('an invitation to own a project');
  if (permissions.includes('project:edit') && !profile.has('editInvitations'))
    throw notSupported('an invitation to edit a project; it is granted to the member once in');
  return permissions.includes('project:edit') ? ['project:view', 'project:edit'] : [...permissions];
}

/** POST /v1/projects/{p}/invite. */
export const inviteUser: MutationResolvers['inviteUser'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const body = { email: input.email, permissions: await grantable(rest, input.permissions) };
    const row = await sendInvitation(rest, projectId, body).catch((failure: unknown) => {
      // The older live service shows an invitation to who is invited, and to nobody else.
      throw isDoubted(rest) && isOpen(failure) ? outcomeUnknown('the invitation was sent', failure) : failure;
    });
    if (row == null) return {};
    const invitation = toSent(row);
    return { invitation, invitationEdge: newEdge(invitation, row.id) };
  });
