import { recordActivity } from '../activity/recordActivity.ts';
import type { Database } from '../db/database.ts';

/** Records a change of a project as a whole. */
export async function recordProjectChange(
  db: Database,
  user: { id: number; name: string },
  { id, name }: { id: string; name: string },
  verb: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const what = { entity: 'project', verb, entityId: id, entityName: name } as const;
  await recordActivity(db, { projectId: id, user, ...what, details });
}
