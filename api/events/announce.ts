import type { Database } from '../db/database.ts';
import { insertDeliveries } from '../webhooks/deliveryRepository.ts';
import { notify } from './eventRepository.ts';

/**
 * Something that happened in a project, for listeners. `action` is the activity's, e.g. `unit.created`; `to` are users
 * who are told although they hold no permission (any more).
 */
export type Announcement = {
  id: string;
  createdAt: string;
  /** Null for an invitation to an office. */
  projectId: string | null;
  action: string;
  entityType: string;
  entityId: string;
  entityName: string | null;
  userId: number | null;
  userName: string;
  to?: number[];
};

/** A notification carries 8000 bytes; with names of at most 254 characters, this many ids still fit. */
const maxRecipients = 500;

/**
 * Notifies every process on this database, if and when the transaction commits: PostgreSQL and the embedded database
 * both deliver at commit and drop at rollback. Deliveries of webhooks are stored along.
 */
export async function announce(trx: Database, announcement: Announcement): Promise<void> {
  const { to = [], ...rest } = announcement;
  const payload = JSON.stringify({
    ...rest,
    ...(to.length === 0 ? {} : { to: to.slice(0, maxRecipients) }),
  });
  await notify(trx, payload);
  const { projectId } = rest;
  if (projectId === null) return;
  // Webhooks do not say where an invitation went.
  const delivered = rest.entityType === 'invitation' ? { ...rest, entityName: null } : rest;
  await insertDeliveries(trx, { ...delivered, projectId }, to);
}
