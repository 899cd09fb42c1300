import { judged, notKept, outcomeUnknown } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { isDoubted } from '../upstream/confirmed.ts';
import { isOpen } from '../upstream/isOpen.ts';
import { answerInvitation, type InvitationRow, readPendingInvitations } from './invitationApi.ts';

/**
 * Accepts or declines, and makes sure of it: an invitation that still waits was not answered, whatever the service said,
 * and one that no longer does was.
 *
 * @returns the invitation where the service tells it.
 * @throws RestError as answerInvitation; UPSTREAM_BAD_REPLY where success was told and it still waits;
 * OUTCOME_UNKNOWN where it failed and can't be asked.
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
    if (!isDoubted(rest) || !isOpen(error)) throw error;
    failure = error;
  }
  if (!isDoubted(rest)) return answered;
  const { toProjects } = await readPendingInvitations(rest, reply.token).catch((error: unknown) => {
    throw failure === undefined ? error : outcomeUnknown('the invitation was answered', failure);
  });
  if (toProjects.some((row) => row.id === id && row.status === 'pending'))
    throw judged(failure) ?? notKept('The service said that the invitation was answered, and it still waits');
  return answered;
}
