import type { WebhookOffReason } from '#domain/project/webhook.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertingInto } from '../db/rowStatements.ts';
import type { WebhookTable } from '../db/tables/webhookTables.ts';
import { newId } from '../http/ids.ts';

/** A webhook with the name of its project where its owner may see that now. */
const shown = (db: Database, userId: number) =>
  db
    .selectFrom('webhooks')
    .leftJoin('projectPermissions as seen', (join) =>
      join.onRef('seen.projectId', '=', 'webhooks.projectId').onRef('seen.userId', '=', 'webhooks.userId'),
    )
    .leftJoin('projects', 'projects.id', 'seen.projectId')
    .select(['webhooks.id', 'url', 'events', 'enabled', 'offReason', 'failingSince', 'webhooks.projectId'])
    .select(['projects.name as projectName', 'webhooks.createdAt', 'webhooks.updatedAt'])
    .where('webhooks.userId', '=', userId);

/** A user's webhooks, newest first, without their secrets. */
export const listWebhooks = (db: Database, userId: number) =>
  shown(db, userId).orderBy('webhooks.id', 'desc').execute();

/** One of them for showing; undefined when the user has none by that id. */
export const findShownWebhook = (db: Database, userId: number, id: string) =>
  shown(db, userId).where('webhooks.id', '=', id).executeTakeFirst();

export type WebhookRow = Selectable<WebhookTable>;

/** As stored; undefined when the user has none by that id. */
export async function findWebhook(db: Database, userId: number, id: string): Promise<WebhookRow | undefined> {
  const own = db.selectFrom('webhooks').selectAll().where('id', '=', id).where('userId', '=', userId);
  return own.executeTakeFirst();
}

export const insertWebhook = insertingInto('webhooks');

/** Updates a webhook and its time of change. */
export async function updateWebhook(db: Database, id: string, row: Updateable<WebhookTable>): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ ...row, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the user had such a webhook. */
export async function deleteWebhook(db: Database, userId: number, id: string): Promise<boolean> {
  const row = db.deleteFrom('webhooks').where('id', '=', id).where('userId', '=', userId);
  return (await row.executeTakeFirst()).numDeletedRows > 0n;
}

/** How many secrets sign at most: each makes the header of a delivery longer. */
const mostSigning = 5;

/**
 * Replaces the secret of a webhook, which signs along until `until`; those replaced before keep their own end, but for
 * the oldest beyond mostSigning.
 */
export async function replaceWebhookSecret(
  db: Database,
  webhookId: string,
  { secret, until }: { secret: string; until: Date },
): Promise<void> {
  await db
    .deleteFrom('webhookSecrets')
    .where('webhookId', '=', webhookId)
    .where('expiresAt', '<=', sql<string>`now()`)
    .execute();
  await db
    .updateTable('webhookSecrets')
    .set({ expiresAt: until })
    .where('webhookId', '=', webhookId)
    .where('expiresAt', 'is', null)
    .execute();
  await db.insertInto('webhookSecrets').values({ id: newId(), webhookId, secret, expiresAt: null }).execute();
  const newest = db.selectFrom('webhookSecrets').select('id').where('webhookId', '=', webhookId);
  await db
    .deleteFrom('webhookSecrets')
    .where('webhookId', '=', webhookId)
    .where('id', 'not in', newest.orderBy('id', 'desc').limit(mostSigning))
    .execute();
}

/** The secrets that sign now, as they are stored, the newest first. */
export async function listSigningSecrets(db: Database, webhookId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhookSecrets')
    .select('secret')
    .where('webhookId', '=', webhookId)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<string>`now()`)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ secret }) => secret);
}

/** Records whether the receiver accepted something, and ends the lease. */
export async function releaseWebhook(db: Database, id: string, isAccepted?: boolean): Promise<void> {
  const failingSince = isAccepted === true ? null : sql<string>`coalesce(failing_since, now())`;
  await db
    .updateTable('webhooks')
    .set({ busyUntil: sql<string>`now()`, ...(isAccepted === undefined ? {} : { failingSince }) })
    .where('id', '=', id)
    .execute();
}

/** Records that the receiver accepted something sent by hand. */
export async function recordAccepted(db: Database, id: string): Promise<void> {
  await db.updateTable('webhooks').set({ failingSince: null }).where('id', '=', id).execute();
}

/** Switches webhooks off and gives up their pending deliveries. */
export async function switchOff(
  db: Database,
  which: { id: string } | { userId: number },
  offReason: WebhookOffReason | null,
): Promise<void> {
  const [column, value] = 'id' in which ? (['id', which.id] as const) : (['userId', which.userId] as const);
  const off = await db
    .updateTable('webhooks')
    .set({ enabled: false, offReason, updatedAt: new Date() })
    .where(column, '=', value)
    .where('enabled', '=', true)
    .returning('id')
    .execute();
  if (off.length === 0) return;
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', nextAt: null })
    .where('status', '=', 'waiting')
    .where(
      'webhookId',
      'in',
      off.map(({ id }) => id),
    )
    .execute();
}
