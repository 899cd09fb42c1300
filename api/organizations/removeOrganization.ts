import type { CurrentUser } from '../auth/currentUser.ts';
import type { ApiContext } from '../context.ts';
import { withMails } from '../mail/accountMails.ts';
import { listProjectsOfOrganization } from '../projects/projectRepository.ts';
import { removeLocked } from '../projects/saveProject.ts';
import { listColleagues } from './organizationMemberRepository.ts';
import { deleteOrganization, lockOrganization } from './organizationRepository.ts';
import { mailColleague } from './mailColleague.ts';

/** Deletes an office with its memberships, invitations and projects, and tells its members; their own projects stay. */
export async function removeOrganization(context: ApiContext, user: CurrentUser, id: string): Promise<void> {
  await withMails(context, async (inside) => {
    const { db: trx } = inside;
    await lockOrganization(trx, id);
    for (const { id: userId } of await listColleagues(trx, id))
      await mailColleague(inside, user, { organizationId: id, userId, kind: 'organization-end' });
    for (const project of await listProjectsOfOrganization(trx, id)) await removeLocked(trx, user, project);
    await deleteOrganization(trx, id);
  });
}
