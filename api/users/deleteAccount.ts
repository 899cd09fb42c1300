import type { CurrentUser } from '../auth/currentUser.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { updateInviter } from '../invitations/invitationRepository.ts';
import { withMails } from '../mail/accountMails.ts';
import { findHeir, deleteMember } from '../projects/memberRepository.ts';
import { leaveOrganizations } from '../organizations/leaveOrganizations.ts';
import { freeName } from '../projects/freeName.ts';
import { lockProjectsOf, setOwner } from '../projects/projectRepository.ts';
import { recordProjectChange } from '../projects/recordProjectChange.ts';
import { forgetInDeliveries } from '../webhooks/deliveryRepository.ts';
import { forgetAddress } from './forgetAddress.ts';
import { deleteUser, lockUser } from './userRepository.ts';

/**
 * Deletes an account and what it alone owns. A shared project passes to the member who has been able to edit it, or
 * else to view it, for the longest time; so does an office. The user's name stays in the activity there.
 */
export async function deleteAccount(context: ApiContext, user: CurrentUser): Promise<void> {
  await withMails(context, async (inside) => {
    const { db: trx } = inside;
    const { email, pendingEmail, activated } = await lockUser(trx, user.id);
    await leaveOrganizations(inside, user);
    for (const project of await lockProjectsOf(trx, user.id)) await passToHeir(trx, user, project);
    await forgetAddress(trx, email, { isProved: activated });
    if (pendingEmail !== null) await forgetAddress(trx, pendingEmail, { isProved: false });
    await forgetInDeliveries(trx, user.id);
    await deleteUser(trx, user.id);
  });
}

async function passToHeir(
  db: Database,
  user: CurrentUser,
  project: { id: string; name: string },
): Promise<void> {
  const heir = await findHeir(db, project.id);
  if (heir === undefined) return;
  const name = await freeName(db, heir.id, project.name);
  await setOwner(db, project.id, { userId: heir.id, name });
  await deleteMember(db, project.id, heir.id);
  await updateInviter(db, { projectId: project.id }, { from: user.id, to: heir.id });
  await recordProjectChange(db, user, { id: project.id, name }, 'transferred', { to: heir.name });
}
