import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { listProjectsOfOrganization } from '../projects/projectRepository.ts';
import { removeLocked } from '../projects/saveProject.ts';
import { deleteOrganization, lockOrganization } from './organizationRepository.ts';

/** Deletes an office with its memberships, its invitations and all its projects; what people own by themselves stays. */
export async function removeOrganization(db: Database, user: CurrentUser, id: string): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrganization(trx, id);
    for (const project of await listProjectsOfOrganization(trx, id)) await removeLocked(trx, user, project);
    await deleteOrganization(trx, id);
  });
}
