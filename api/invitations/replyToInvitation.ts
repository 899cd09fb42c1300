import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, notFound } from '../errors.ts';
import { raiseMember } from '../projects/memberRepository.ts';
import { strongest } from '../projects/heldPermissions.ts';
import { closeInvitation, findInvitation, type Invitation, lockInvitation } from './invitationRepository.ts';

/**
 * Accepts or declines; accepting makes the user a member.
 *
 * @throws ApiError 404 without such an invitation; 409 when it is another's, answered, revoked or expired.
 */
export async function replyToInvitation(
  db: Database,
  user: CurrentUser,
  id: number,
  status: 'accepted' | 'declined',
): Promise<Invitation> {
  return withTransaction(db, async (trx) => {
    const invitation = await lockInvitation(trx, id);
    if (invitation === undefined) throw notFound();
    assertOpen(invitation, user.email);
    await closeInvitation(trx, id, status);
    const projectId = invitation.project_id;
    if (status === 'accepted') {
      await raiseMember(trx, projectId, user.id, strongest(invitation.permissions) ?? 'project:view');
    }
    const what = { entity: 'invitation', verb: status, entityId: id, entityName: invitation.email } as const;
    await recordActivity(trx, { projectId, user, ...what });
    return (await findInvitation(trx, id)) ?? invitation;
  });
}

function assertOpen(invitation: Invitation, email: string): void {
  if (invitation.email.toLowerCase() !== email.toLowerCase()) {
    throw new ApiError(409, 'INVITATION_FOR_ANOTHER', 'invitation_of_another');
  }
  if (invitation.status === 'expired') throw new ApiError(409, 'INVITATION_EXPIRED', 'invitation_expired');
  if (invitation.status === 'revoked') throw new ApiError(409, 'INVITATION_EXPIRED', 'invitation_revoked');
  if (invitation.status !== 'pending') throw new ApiError(409, 'INVITATION_ANSWERED', 'invitation_answered');
}
