import type { InviteReply } from '#domain/people/invite.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { DbAndConfig } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, found } from '../errors.ts';
import { admitColleague, type OrganizationQuota } from '../organizations/organizationQuota.ts';
import { raisePermission } from '../projects/memberRepository.ts';
import { endTokens } from '../tokens/tokenRepository.ts';
import { updateUser } from '../users/userRepository.ts';
import {
  closeInvitation,
  findInvitation,
  type Invitation,
  isSecretOf,
  lockInvitation,
} from './invitationRepository.ts';
import { recordInvitationChange } from './recordInvitationChange.ts';

/**
 * Accepts or declines; accepting makes the user a member. It takes a proved address, or the mail's secret, which proves
 * it.
 * @throws ApiError 403 ACCOUNT_NOT_ACTIVATED, for any invitation, with neither of them; 404 without such an invitation;
 * 409 when it is another's, answered, revoked or expired; FieldError on `status` where the office is full.
 */
export async function replyToInvitation(
  { db, config }: DbAndConfig,
  user: CurrentUser,
  id: number,
  { status, token }: InviteReply,
): Promise<Invitation> {
  return withTransaction(db, async (trx) => {
    await requireProof(trx, user, id, token);
    const invitation = found(await lockInvitation(trx, id));
    assertOpen(invitation, user.email);
    await closeInvitation(trx, id, status);
    if (status === 'accepted') await addMember(trx, invitation, user.id, config.organizationQuota);
    await recordInvitationChange(trx, user, invitation, status);
    return (await findInvitation(trx, id)) ?? invitation;
  });
}

async function addMember(
  trx: Database,
  { projectId, organizationId, permission, discipline }: Invitation,
  userId: number,
  quota: OrganizationQuota,
): Promise<void> {
  if (projectId !== null) await raisePermission(trx, projectId, userId, permission);
  if (organizationId === null) return;
  await admitColleague(trx, { organizationId, userId, permission, discipline }, quota, 'status');
}

async function requireProof(
  db: Database,
  { id: userId, email, activated }: CurrentUser,
  id: number,
  token: string | undefined,
): Promise<void> {
  if (activated) return;
  if (token === undefined || !(await isSecretOf(db, id, email, token)))
    throw new ApiError(403, 'ACCOUNT_NOT_ACTIVATED', 'not_activated');
  await endTokens(db, userId, 'activation');
  await updateUser(db, userId, { activated: true });
}

function assertOpen(invitation: Invitation, email: string): void {
  if (invitation.email.toLowerCase() !== email.toLowerCase()) {
    throw new ApiError(409, 'INVITATION_FOR_ANOTHER', 'invitation_of_another');
  }
  if (invitation.status === 'expired') throw new ApiError(409, 'INVITATION_EXPIRED', 'invitation_expired');
  if (invitation.status === 'revoked') throw new ApiError(409, 'INVITATION_EXPIRED', 'invitation_revoked');
  if (invitation.status !== 'pending') throw new ApiError(409, 'INVITATION_ANSWERED', 'invitation_answered');
}
