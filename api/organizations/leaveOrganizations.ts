import type { CurrentUser } from '../auth/currentUser.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { freeName } from '../projects/freeName.ts';
import { listProjectsOfOrganization, setOwner } from '../projects/projectRepository.ts';
import { passInvitations, passToHolder } from './holder.ts';
import { deleteColleague, listColleagues, updateColleague } from './organizationMemberRepository.ts';
import { deleteOrganization, listOrganizations, lockOrganization } from './organizationRepository.ts';
import { mailColleague } from './mailColleague.ts';

/**
 * Removes somebody whose account ends from every office. Without another owner, the longest-standing editor, else
 * viewer, becomes owner and is told so. An office without anybody else is deleted, and its projects become the person's
 * own again. What the person invited to goes on in the holder's name.
 */
export async function leaveOrganizations(inside: ApiContext, user: CurrentUser): Promise<void> {
  const { db: trx } = inside;
  const { id: userId } = user;
  for (const { id } of await listOrganizations(trx, userId)) {
    await lockOrganization(trx, id);
    const others = (await listColleagues(trx, id)).filter((colleague) => colleague.id !== userId);
    const [first] = others;
    if (first === undefined) {
      await dissolve(trx, id, userId);
      continue;
    }
    const heir = others.find(({ permission }) => permission !== 'project:view') ?? first;
    if (heir.permission !== 'project:owner') {
      const role = 'project:owner' as const;
      await updateColleague(trx, id, heir.id, { permission: role });
      await mailColleague(inside, user, { organizationId: id, userId: heir.id, role });
    }
    await deleteColleague(trx, id, userId);
    await passToHolder(trx, user, id);
    await passInvitations(trx, id, userId);
  }
}

async function dissolve(trx: Database, organizationId: string, userId: number): Promise<void> {
  for (const project of await listProjectsOfOrganization(trx, organizationId)) {
    const name = await freeName(trx, userId, project.name);
    await setOwner(trx, project.id, { userId, organizationId: null, name });
  }
  await deleteOrganization(trx, organizationId);
}
