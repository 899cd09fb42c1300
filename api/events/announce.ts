import type { Database } from '../db/database.ts';
import { insertDeliveries } from '../webhooks/deliveryRepository.ts';
import { notify } from './eventRepository.ts';

/**
 * Something that happened in a project, as listeners are told. `action` is that of the activity, e.g. `unit.created`;
 * `to` are users who must hear of it although they hold no permission (any more).
 */
export type Announcement = {
  id: string;
  createdAt: string;
  /** Null where it is no project's: an invitation to an office. */
  projectId: string | null;
  action: string;
  entityType: string;
  entityId: string;
  entityName: string | null;
  userId: number | null;
  userName: string;
  to?: number[];
};

/** A notification carries 8000 bytes; names are at most 254 characters, and so many ids still fit. */
const mostRecipients = 500;

/**
 * Tells every process that serves this database, once the transaction commits and only then: PostgreSQL and the
 * embedded database both deliver notifications at commit and drop them at rollback. What webhooks tell is stored along.
 */
export async function announce(trx: Database, announcement: Announcement): Promise<void> {
  const { to = [], ...rest } = announcement;
  const payload = JSON.stringify({
    ...rest,
    ...(to.length === 0 ? {} : { to: to.slice(0, mostRecipients) }),
  });
  await notify(trx, payload);
  const { projectId } = rest;
  if (projectId === null) return;
  // Where an invitation went is told to people alone.
  const told = rest.entityType === 'invitation' ? { ...rest, entityName: null } : rest;
  await insertDeliveries(trx, { ...told, projectId }, to);
}
