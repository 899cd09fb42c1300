import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toProject } from '../project/projectSource.ts';
import { readProject } from '../project/projectApi.ts';
import { newEdge } from '../relay/connection.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { rawId } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { receivedInvitationId } from './invitationSource.ts';
import { answerConfirmed } from './answerConfirmed.ts';
import { readPendingInvitations } from './invitationApi.ts';

/**
 * PUT /v1/users/reply/{id}, then the project joined; of an office there is none. The invitation is looked up first, because the live service does
 * not say in its answer which project it was for.
 */
export const replyToInvitation: MutationResolvers['replyToInvitation'] = (_, { input }, { rest }) =>
  answer(async () => {
    const toOffice = fromGlobalId(input.invitationId)?.type === 'OrganizationInvitation';
    const type = toOffice ? 'OrganizationInvitation' : 'Invitation';
    const id = rawId(input.invitationId, type, 'invitationId');
    const proof = input.token == null ? {} : { token: input.token };
    const repliedInvitationId = toOffice ? input.invitationId : receivedInvitationId(id);
    if (!input.accept) {
      await answerConfirmed(rest, id, { status: 'declined', ...proof });
      return { repliedInvitationId };
    }
    const waiting = await pendingProjectOf(rest, id, input.token);
    const answered = await answerConfirmed(rest, id, { status: 'accepted', ...proof });
    const projectId = answered?.projectId ?? waiting;
    if (projectId === undefined) return { repliedInvitationId };
    const row = await readProject(rest, projectId).catch(hiddenProject);
    if (row === undefined) return { repliedInvitationId };
    const project = toProject(row);
    return { repliedInvitationId, project, projectEdge: newEdge(project, projectId) };
  });

/** The invitation was accepted all the same when its permissions do not let the project be seen. */
function hiddenProject(error: unknown): undefined {
  if (!(error instanceof RestError) || error.code !== 'FORBIDDEN') throw error;
}

async function pendingProjectOf(
  rest: RestOperation,
  id: string,
  token: string | null | undefined,
): Promise<string | undefined> {
  const { toProjects } = await readPendingInvitations(rest, token);
  return toProjects.find((row) => row.id === id)?.projectId;
}
