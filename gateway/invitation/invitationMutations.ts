import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { readProject } from '../project/projectApi.ts';
import { toProject } from '../project/projectSource.ts';
import { newEdge } from '../relay/connection.ts';
import { fromGlobalId, toGlobalId } from '../relay/globalId.ts';
import { inputNode, isRawId, rawId } from '../relay/ids.ts';
import { notSupported, outcomeUnknown, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { needsReadBack } from '../upstream/confirmedWrites.ts';
import { mayHaveTakenEffect } from '../upstream/failureOutcome.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import * as api from './invitationApi.ts';
import { answerConfirmed } from './invitationApi.ts';
import { receivedInvitationId, toSentInvitation } from './invitationSource.ts';

export const invitationMutations = mutations({
  async inviteUser(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const body = { email: input.email, permissions: await grantable(rest, input.permissions) };
    const row = await api.sendInvitation(rest, projectId, body).catch((failure: unknown) => {
      // The older live service shows an invitation only to the invited person.
      throw needsReadBack(rest) && mayHaveTakenEffect(failure)
        ? outcomeUnknown('the invitation was sent', failure)
        : failure;
    });
    if (row == null) return {};
    const invitation = toSentInvitation(row);
    return { invitation, invitationEdge: newEdge(invitation, row.id) };
  },

  async revokeInvitation(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const invitationId = invitationIdOf(input.invitationId, 'Invitation');
    await api.revokeSentInvitation(rest, { projectId, invitationId });
    return { revokedInvitationId: toGlobalId('Invitation', projectId, invitationId) };
  },

  /**
   * Answers, then reads the project joined; null for an office. The invitation is read first, because the live
   * service's answer does not say which project it was for.
   */
  async replyToInvitation(input, { rest }) {
    const toOffice = fromGlobalId(input.invitationId)?.type === 'OrganizationInvitation';
    const type = toOffice ? 'OrganizationInvitation' : 'Invitation';
    const id = invitationIdOf(input.invitationId, type);
    const proof = input.token == null ? {} : { token: input.token };
    const repliedInvitationId = toOffice ? input.invitationId : receivedInvitationId(id);
    if (!input.accept) {
      await answerConfirmed(rest, id, { status: 'declined', ...proof });
      return { repliedInvitationId };
    }
    const { toProjects } = await api.readPendingInvitations(rest, input.token);
    const waiting = toProjects.find((each) => each.id === id)?.projectId;
    const answered = await answerConfirmed(rest, id, { status: 'accepted', ...proof });
    const projectId = answered?.projectId ?? waiting;
    if (projectId === undefined) return { repliedInvitationId };
    const row = await readProject(rest, projectId).catch(hiddenProject);
    if (row === undefined) return { repliedInvitationId };
    const project = toProject(row);
    return { repliedInvitationId, project, projectEdge: newEdge(project, projectId) };
  },
});

/** The raw id of an invitation; a text that can be none is refused without a call. */
function invitationIdOf(id: string, type: 'Invitation' | 'OrganizationInvitation'): string {
  const raw = rawId(id, type, 'invitationId');
  if (!isRawId(raw)) throw refusedInput('NOT_FOUND', 'general.id', ['invitationId'], { type });
  return raw;
}

/**
 * The permissions to send: on the live service none includes another, and an invitation to own grants nothing.
 * @throws RefusedInput for no permission at all; RestError NOT_SUPPORTED_BY_UPSTREAM for ownership.
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

/** The invitation counts as accepted even if its permissions do not let the project be seen. */
function hiddenProject(error: unknown): undefined {
  if (!(error instanceof RestError) || error.code !== 'FORBIDDEN') throw error;
}
