import type { Database } from '../db/database.ts';
import { firstIdOf, isUuid, newId } from '../http/ids.ts';
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

/** The first id of the time from which events may not have been committed yet. */
const earliestAfter = (id: string) =>
  firstIdOf(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - longestCommitMs);
