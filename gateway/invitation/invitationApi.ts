import { z } from 'zod';
import { organizationInvitationWire } from '../organization/organizationApi.ts';
import { projectPath } from '../project/projectApi.ts';
import { anything, idWire, listOf, permissionsWire, segment, rowWire } from '../rest/wire.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { withKnownOutcome, notStored, outcomeUnknown } from '../rest/restErrors.ts';
import { needsReadBack } from '../upstream/confirmedWrites.ts';
import { mayHaveTakenEffect } from '../upstream/failureOutcome.ts';

/** An invitation as /v1 sends it; permissions weakest first. */
const invitationShape = {
  id: idWire,
  created_at: z.string(),
  expires_at: z.string(),
  status: z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked']),
  /** The live service's list of a project leaves both names out. */
  inviter_name: z.string().default(''),
  project_id: idWire,
  project_name: z.string().default(''),
  email: z.string().nullish(),
  permissions: permissionsWire,
  mail_status: z.enum(['waiting', 'sent', 'failed']).nullish(),
};
const invitationWire = rowWire(invitationShape);

export type InvitationRow = z.output<typeof invitationWire>;

const invitationsReply = z.object({ invitations: listOf(invitationWire) });

/** The invited person needs to know by whom and to what. A live service knows no offices. */
const pendingReply = z.object({
  invitations: listOf(rowWire({ ...invitationShape, inviter_name: z.string(), project_name: z.string() })),
  organization_invitations: listOf(organizationInvitationWire).default([]),
});

/** The live service may answer without the invitation. */
const changeReply = z.looseObject({ invitation: invitationWire.nullish() });

/**
 * Invitations to projects and offices that wait for the caller's answer, newest first; `token` is the secret in a
 * mail's link.
 */
export async function readPendingInvitations(rest: RestOperation, token?: string | null) {
  const query = token == null ? '' : `?token=${encodeURIComponent(token)}`;
  const waiting = await rest.get(`/v1/users/pending-invitations${query}`, pendingReply);
  return { toProjects: waiting.invitations, toOffices: waiting.organization_invitations };
}

const sentPath = (projectId: string) => `${projectPath(projectId)}/invitations`;

/** All invitations ever sent for a project, newest first. */
export const readSentInvitations = async (rest: RestOperation, projectId: string): Promise<InvitationRow[]> =>
  (await rest.get(sentPath(projectId), invitationsReply, { bundledOnly: 'sentInvitations' })).invitations;

export const sendInvitation = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', `${projectPath(projectId)}/invite`, body, changeReply)).invitation;

export const revokeSentInvitation = (
  rest: RestOperation,
  { projectId, invitationId }: { projectId: string; invitationId: string },
) =>
  rest.send('DELETE', `${sentPath(projectId)}/${segment(invitationId)}`, undefined, anything, {
    bundledOnly: 'sentInvitations',
  });

/**
 * Accepts or declines. @throws RestError 409 when it was answered, has expired or is another person's; 403 without a
 * proved address.
 */
const answerInvitation = async (
  rest: RestOperation,
  invitationId: string,
  reply: { status: 'accepted' | 'declined'; token?: string },
) => (await rest.send('PUT', `/v1/users/reply/${segment(invitationId)}`, reply, changeReply)).invitation;

/**
 * Accepts or declines, and verifies it: an invitation that still waits was not answered, whatever the service said, and
 * one that no longer does was.
 * @returns the invitation where the service sends it. @throws RestError as answerInvitation; UPSTREAM_BAD_REPLY where
 * success was reported and it still waits; OUTCOME_UNKNOWN where it failed and cannot be asked.
 */
export async function answerConfirmed(
  rest: RestOperation,
  id: string,
  reply: { status: 'accepted' | 'declined'; token?: string },
): Promise<InvitationRow | null | undefined> {
  let failure: unknown;
  let answered: InvitationRow | null | undefined;
  try {
    answered = await answerInvitation(rest, id, reply);
  } catch (error) {
    if (!needsReadBack(rest) || !mayHaveTakenEffect(error)) throw error;
    failure = error;
  }
  if (!needsReadBack(rest)) return answered;
  const { toProjects } = await readPendingInvitations(rest, reply.token).catch((error: unknown) => {
    throw failure === undefined ? error : outcomeUnknown('the invitation was answered', failure);
  });
  if (toProjects.some((row) => row.id === id && row.status === 'pending'))
    throw (
      withKnownOutcome(failure) ??
      notStored('The service said that the invitation was answered, and it still waits')
    );
  return answered;
}
