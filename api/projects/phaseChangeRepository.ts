import type { ProjectPhase } from '#domain/phases.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';

export type PhaseChange = {
  id: string;
  from_phase: ProjectPhase | null;
  to_phase: ProjectPhase;
  user_id: number | null;
  user_name: string | null;
  created_at: string;
};

const newest = 100;

/** The phases a project went through with who and when, newest first; the first one has no `from_phase`. */
export async function listPhaseChanges(db: Database, projectId: string): Promise<PhaseChange[]> {
  return db
    .selectFrom('phase_changes as change')
    .leftJoin('users', 'users.id', 'change.user_id')
    .select(['change.id', 'change.from_phase', 'change.to_phase', 'change.user_id', 'change.created_at'])
    .select('users.name as user_name')
    .where('change.project_id', '=', projectId)
    .orderBy('change.created_at', 'desc')
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
    .insertInto('phase_changes')
    .values({ id: newId(), project_id: projectId, user_id: userId, from_phase: from, to_phase: to })
    .execute();
}
