import type { CurrentUser } from '../auth/currentUser.ts';
import { deleteBrokenBatches } from '../benchmark/renewBatches.ts';
import { passBenchmarkRest } from '../benchmark/batchRepository.ts';
import type { Database } from '../db/database.ts';
import { updateInviter } from '../invitations/invitationRepository.ts';
import { listProjectsOfOrganization, setOwner } from '../projects/projectRepository.ts';
import { recordProjectChange } from '../projects/recordProjectChange.ts';
import { type Colleague, listColleagues } from './organizationMemberRepository.ts';

/**
 * One person holds all projects of an office: the present holder for as long as they are an owner, else the
 * longest-standing owner. Whatever counts owners, like the benchmark, so counts an office once, however many people it
 * has.
 */
export async function findHolder(db: Database, organizationId: string): Promise<Colleague | undefined> {
  const all = await listColleagues(db, organizationId);
  const owners = all.filter(({ permission }) => permission === 'project:owner');
  return owners.find(({ holdsProjects }) => holdsProjects) ?? owners[0];
}

/**
 * Passes the projects of an office to their present holder, after `user` changed its members; recorded in the activity
 * of each.
 */
export async function passToHolder(db: Database, user: CurrentUser, organizationId: string): Promise<void> {
  const heir = await findHolder(db, organizationId);
  if (heir === undefined) return;
  const holder = heir.id;
  const passed = (await listProjectsOfOrganization(db, organizationId)).filter(
    ({ userId }) => userId !== holder,
  );
  if (passed.length === 0) return;
  for (const { id, name } of passed) {
    await setOwner(db, id, { userId: holder });
    await recordProjectChange(db, user, { id, name }, 'transferred', { to: heir.name });
  }
  await deleteBrokenBatches(db);
  // It is the same office, so another holder is no new owner to the benchmark.
  for (const former of new Set(passed.map(({ userId }) => userId)))
    await passBenchmarkRest(db, { from: former, to: holder });
}

/** Passes what somebody who leaves the office invited to, it or its projects, on to the holder. */
export async function passInvitations(db: Database, organizationId: string, userId: number): Promise<void> {
  const holder = await findHolder(db, organizationId);
  if (holder !== undefined) await updateInviter(db, { organizationId }, { from: userId, to: holder.id });
}
