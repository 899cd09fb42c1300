import type { Database } from '../db/database.ts';
import { ApiError, notFound } from '../errors.ts';
import {
  closeInvitation,
  idOf,
  type Invitation,
  type InvitedTo,
  lockInvitation,
} from './invitationRepository.ts';

/** Revokes an invitation nobody answered, expired or not. @throws ApiError 404 where it is to something else, 409 where it is closed. */
export async function revokeInvitation(trx: Database, to: InvitedTo, id: number): Promise<Invitation> {
  const invitation = await lockInvitation(trx, id);
  if ((invitation?.projectId ?? invitation?.organizationId) !== idOf(to) || invitation === undefined)
    throw notFound();
  if (!['pending', 'expired'].includes(invitation.status))
    throw new ApiError(409, 'INVITATION_ANSWERED', 'invitation_answered');
  await closeInvitation(trx, id, 'revoked');
  return invitation;
}
