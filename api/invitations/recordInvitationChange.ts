import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { announce } from '../events/announce.ts';
import { newId } from '../http/ids.ts';
import type { Invitation } from './invitationRepository.ts';

/**
 * Records an invitation's outcome in its project. An office keeps no activity, so for one to an office only the invited
 * person is notified.
 */
export async function recordInvitationChange(
  trx: Database,
  user: CurrentUser,
  { id, projectId, email }: Invitation,
  verb: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const what = { entity: 'invitation', verb, entityId: id, entityName: email } as const;
  if (projectId !== null) return recordActivity(trx, { projectId, user, ...what, details });
  await announce(trx, {
    id: newId(),
    createdAt: new Date().toISOString(),
    projectId,
    action: `invitation.${verb}`,
    entityType: 'invitation',
    entityId: String(id),
    entityName: email,
    userId: user.id,
    userName: user.name,
  });
}
