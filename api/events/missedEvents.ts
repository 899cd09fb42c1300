import type { Database } from '../db/database.ts';
import { isUuid, newId } from '../http/ids.ts';
import { listEvents } from './eventRepository.ts';
import type { Subscriber, UserEvent } from './eventHub.ts';

/** Beyond this many events, reading everything again is less work for a client. */
const maxMissed = 200;

/** Ids are made before their transaction commits, so an event may appear this long (ms) after one with a later id. */
const longestCommitMs = 5_000;

/** A position in the order of events: resuming from it gives what came after. */
export const newPosition = newId;

/**
 * The events a subscriber missed since the one with the id `last`, oldest first; those of the five seconds before it
 * are repeated, because a slow transaction may have committed late.
 * @returns undefined for an invalid id, and when there are too many.
 */
export async function missedEvents(
  db: Database,
  user: Subscriber['user'],
  last: string,
): Promise<UserEvent[] | undefined> {
  if (!isUuid(last)) return undefined;
  const rows = await listEvents(db, user, { after: earliestAfter(last), last, limit: maxMissed + 1 });
  if (rows.length > maxMissed) return undefined;
  return rows.map((row) => ({
    event:
      row.entityType === 'invitation' && row.entityName?.toLowerCase() === user.email.toLowerCase()
        ? 'invitation'
        : 'project',
    data: { ...row, createdAt: new Date(row.createdAt).toISOString() },
  }));
}

/** The smallest UUID v7 of the time from which events may not have been committed yet. */
function earliestAfter(id: string): string {
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const digits = Math.max(made - longestCommitMs, 0)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}
