import { breakBatches } from '../benchmark/settleBatches.ts';
import { passBenchmarkRest } from '../benchmark/batchRepository.ts';
import type { Database } from '../db/database.ts';
import { listProjectsOfOrganization, setOwner } from '../projects/projectRepository.ts';
import { listColleagues } from './organizationMemberRepository.ts';

/**
 * One person holds all projects of an office: its owner of longest standing. Whatever counts owners, as the benchmark
 * does, so counts an office once, however many people it has.
 */
export const findHolder = async (db: Database, organizationId: string): Promise<number | undefined> =>
  (await listColleagues(db, organizationId)).find(({ permission }) => permission === 'project:owner')?.id;

/** Passes the projects of an office to who holds them now, after its members changed. */
export async function settleHolder(db: Database, organizationId: string): Promise<void> {
  const holder = await findHolder(db, organizationId);
  if (holder === undefined) return;
  const passed = (await listProjectsOfOrganization(db, organizationId)).filter(
    ({ userId }) => userId !== holder,
  );
  if (passed.length === 0) return;
  for (const { id } of passed) await setOwner(db, id, { userId: holder });
  await breakBatches(db);
  // It is the same office: another holder makes no new owner of it.
  for (const former of new Set(passed.map(({ userId }) => userId)))
    await passBenchmarkRest(db, { from: former, to: holder });
}
