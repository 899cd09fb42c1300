import type { Database } from '../db/database.ts';
import { isUuid, newId } from '../http/ids.ts';
import { listEvents } from './eventRepository.ts';
import type { Subscriber, UserEvent } from './eventHub.ts';

/** Further back than so many events a client reads anew with less work than it goes through them. */
const mostMissed = 200;

/** Ids are made before their transaction commits: an event may appear so long (ms) after one with a later id. */
const longestCommitMs = 5_000;

/** A place in the row of events: who resumes from it hears what came after. */
export const placeNow = newId;

/**
 * The events that a subscriber would have been told since the one with the id `last`, oldest first; those of the
 * five seconds before it come again, because a slow transaction may have brought them late.
 *
 * @returns undefined for an id that is none, and when there are too many to go through.
 */
export async function missedEvents(
  db: Database,
  user: Subscriber['user'],
  last: string,
): Promise<UserEvent[] | undefined> {
  if (!isUuid(last)) return undefined;
  const rows = await listEvents(db, user, { after: earliestAfter(last), last, limit: mostMissed + 1 });
  if (rows.length > mostMissed) return undefined;
  return rows.map((row) => ({
    event:
      row.entityType === 'invitation' && row.entityName?.toLowerCase() === user.email.toLowerCase()
        ? 'invitation'
        : 'project',
    data: { ...row, createdAt: new Date(row.createdAt).toISOString() },
  }));
}

/** The least UUID v7 of the moment from which events may still have been on their way. */
function earliestAfter(id: string): string {
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const digits = Math.max(made - longestCommitMs, 0)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}
