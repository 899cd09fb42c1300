import type { ProjectPhase } from '#domain/project/phases.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';

type PhaseChange = {
  id: string;
  fromPhase: ProjectPhase | null;
  toPhase: ProjectPhase;
  userId: number | null;
  userName: string | null;
  createdAt: string;
};

const newest = 100;

/** The phases a project went through with who and when, newest first; the first one has no `from_phase`. */
export async function listPhaseChanges(db: Database, projectId: string): Promise<PhaseChange[]> {
  return db
    .selectFrom('phaseChanges as change')
    .leftJoin('users', 'users.id', 'change.userId')
    .select(['change.id', 'change.fromPhase', 'change.toPhase', 'change.userId', 'change.createdAt'])
    .select('users.name as userName')
    .where('change.projectId', '=', projectId)
    .orderBy('change.createdAt', 'desc')
    .orderBy('change.id', 'desc')
    .limit(newest)
    .execute();
}

export async function recordPhaseChange(
  db: Database,
  change: { projectId: string; userId: number; from: ProjectPhase | null; to: ProjectPhase },
): Promise<void> {
  const { projectId, userId, from, to } = change;
  await db
    .insertInto('phaseChanges')
    .values({ id: newId(), projectId, userId, fromPhase: from, toPhase: to })
    .execute();
}
