import { forgetInvited } from '../activity/activityRepository.ts';
import type { Database } from '../db/database.ts';
import { forgetAnswersWith } from '../http/idempotencyRepository.ts';
import { deleteInvitationsTo } from '../invitations/invitationRepository.ts';
import { deleteSignUpsOf } from '../singleSignOn/pendingSignOnRepository.ts';
import { deleteMailsTo } from '../mailbox/mailRepository.ts';

/** Removes an address that an account gives up from everything kept beside the account. */
export async function forgetAddress(
  db: Database,
  address: string,
  { isProved }: { isProved: boolean },
): Promise<void> {
  await deleteMailsTo(db, address);
  // An unproved address may be somebody else's, and so may what was sent to it.
  if (!isProved) return;
  await deleteInvitationsTo(db, address);
  await forgetInvited(db, address);
  await forgetAnswersWith(db, address);
  await deleteSignUpsOf(db, address);
}
