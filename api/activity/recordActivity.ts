import type { ActivityEntity } from '#domain/project/activityEntities.ts';
import { renamedDeep, wireName } from '#domain/wireNames.ts';
import { announce } from '../events/announce.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { insertActivity } from './activityRepository.ts';

/** Entity and past participle, e.g. `unit.created`. */
type ActivityRecord = {
  projectId: string;
  /** Null for changes without an author: a day passed, or a release brought new factors. */
  user: { id: number; name: string } | null;
  entity: ActivityEntity;
  /** What happened: `created`, `updated`, `deleted`, `duplicated`, … */
  verb: string;
  entityId: string | number;
  entityName?: string | null;
  /** Kept in the names of /v1. */
  details?: Record<string, unknown>;
};

/**
 * Records who changed what, and notifies listeners. Called in the transaction of the change, so that neither exists
 * without the other.
 */
export async function recordActivity(db: Database, record: ActivityRecord): Promise<void> {
  const row = {
    id: newId(),
    projectId: record.projectId,
    userId: record.user?.id ?? null,
    userName: record.user?.name ?? '',
    action: `${record.entity}.${record.verb}`,
    entityType: record.entity,
    entityId: String(record.entityId),
    entityName: record.entityName ?? null,
  };
  await insertActivity(db, row, renamedDeep(record.details ?? {}, wireName));
  // Whoever was removed from a project may no longer see it, but is still notified.
  const to = record.entity === 'member' ? [Number(record.entityId)] : [];
  await announce(db, { ...row, createdAt: new Date().toISOString(), to });
}
