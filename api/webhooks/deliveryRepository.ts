import { type InsertObject, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import { toJson } from '../db/json.ts';
import type { WebhookDeliveryTable } from '../db/tables/webhookTables.ts';
import { listPermitted } from '../events/eventRepository.ts';
import type { WebhookEvent } from './webhookEvent.ts';
import { releaseWebhook, type WebhookRow } from './webhookRepository.ts';

export type DeliveryRow = Selectable<WebhookDeliveryTable>;

/** Longer than a receiver is waited for (s): a process without a result by then has died. */
const leaseSeconds = 20;
/** Days that finished deliveries are kept. */
const keptDays = 7;
const maxListed = 50;

/**
 * Stores a change for its webhooks, in its transaction: those that are on, want such changes and belong to somebody who
 * may see the project, or is one of `named`.
 */
export async function insertDeliveries(
  trx: Database,
  event: WebhookEvent & { projectId: string; entityType: string },
  named: number[],
): Promise<void> {
  const { projectId, entityType } = event;
  await sql`
    insert into webhook_deliveries (id, webhook_id, project_id, is_named, event)
    select gen_random_uuid(), hook.id, ${projectId}::uuid, hook.user_id = any(${named}::int[]), ${toJson(event)}
    from webhooks hook
    where hook.enabled and ${entityType}::text = any(hook.events)
      and (hook.project_id is null or hook.project_id = ${projectId}::uuid)
      and (hook.user_id = any(${named}::int[]) or exists (
        select from project_permissions seen
        where seen.project_id = ${projectId}::uuid and seen.user_id = hook.user_id))`.execute(trx);
}

export type ClaimedDelivery = { webhook: WebhookRow; delivery: DeliveryRow };

/**
 * Claims the webhook with due deliveries that was served longest ago, and its oldest due delivery. One process sends to
 * a webhook, one delivery at a time, so a slow receiver delays only its own.
 */
export async function claimDelivery(db: Database): Promise<ClaimedDelivery | undefined> {
  const webhook = await db
    .updateTable('webhooks')
    .set({ busyUntil: sql<string>`now() + ${leaseSeconds}::float8 * interval '1 second'` })
    .where('id', '=', (of) =>
      of
        .selectFrom('webhooks')
        .select('id')
        .where('enabled', '=', true)
        .where('busyUntil', '<=', sql<string>`now()`)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('webhookDeliveries')
              .select('webhookDeliveries.id')
              .whereRef('webhookId', '=', 'webhooks.id')
              .where('nextAt', '<=', sql<string>`now()`),
          ),
        )
        .orderBy('busyUntil')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (webhook === undefined) return undefined;
  const delivery = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), attemptedAt: sql<string>`now()` }))
    .where('id', '=', (of) =>
      of
        .selectFrom('webhookDeliveries')
        .select('id')
        .where('webhookId', '=', webhook.id)
        .where('nextAt', '<=', sql<string>`now()`)
        .orderBy('nextAt')
        .orderBy(sql`event ->> 'id'`)
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  // It was given up, or sent by hand, meanwhile.
  if (delivery === undefined) await releaseWebhook(db, webhook.id);
  return delivery && { webhook, delivery };
}

/** Whether the owner of a webhook may see a delivery now; projects left since are no longer reported. */
export async function maySeeDelivery(
  db: Database,
  { webhook: { userId }, delivery }: ClaimedDelivery,
): Promise<boolean> {
  if (delivery.isNamed || delivery.projectId === null) return true;
  return (await listPermitted(db, delivery.projectId, [userId])).length > 0;
}

export async function insertDelivery(
  db: Database,
  row: InsertObject<Tables, 'webhookDeliveries'>,
): Promise<DeliveryRow> {
  return db.insertInto('webhookDeliveries').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateDelivery(
  db: Database,
  id: string,
  row: UpdateObject<Tables, 'webhookDeliveries'>,
): Promise<void> {
  await db.updateTable('webhookDeliveries').set(row).where('id', '=', id).execute();
}

export const deleteDelivery = deletingFrom('webhookDeliveries');

/** The next attempt in this many milliseconds, by the database's clock; none where it was given up meanwhile. */
export const retryIn = (ms: number) =>
  sql<string>`case when next_at is not null then now() + ${ms}::float8 * interval '1 millisecond' end`;

/** One delivery of a webhook; undefined when it has none by that id. */
export async function findDelivery(
  db: Database,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<DeliveryRow | undefined> {
  const own = db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', webhookId);
  return own.where('id', '=', id).executeTakeFirst();
}

/** The last deliveries of a webhook, newest first. */
export async function listDeliveries(db: Database, webhookId: string): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('createdAt', 'desc')
    .orderBy(sql`event ->> 'id'`, 'desc')
    .limit(maxListed)
    .execute();
}

/** Removes a deleted account's id from others' deliveries; its name stays, as in the activity. */
export async function forgetInDeliveries(db: Database, userId: number): Promise<void> {
  const id = String(userId);
  await sql`
    update webhook_deliveries
    set event = case when event ->> 'entityType' = 'member' and event ->> 'entityId' = ${id} then event - 'entityId' else event end
      || case when event ->> 'userId' = ${id} then '{"userId":null}' else '{}' end::jsonb
    where event ->> 'userId' = ${id} or (event ->> 'entityType' = 'member' and event ->> 'entityId' = ${id})`.execute(
    db,
  );
}

/** Deletes finished deliveries after their time. */
export async function dropOldDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('webhookDeliveries')
    .where('nextAt', 'is', null)
    .where('queuedAt', '<', sql<string>`now() - ${keptDays}::float8 * interval '1 day'`)
    .execute();
}

/** Pending changes, the delay of the oldest (s), and the number of failing receivers. */
export type WebhooksState = { waiting: number; lateSeconds: number; failing: number };

export async function findWebhooksState(db: Database): Promise<WebhooksState> {
  return db
    .selectFrom('webhookDeliveries')
    .where('nextAt', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      sql<number>`greatest(coalesce(extract(epoch from now() - min(next_at)), 0), 0)::float8`.as(
        'lateSeconds',
      ),
      eb
        .selectFrom('webhooks')
        .where('enabled', '=', true)
        .where('failingSince', 'is not', null)
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('failing'),
    ])
    .executeTakeFirstOrThrow();
}
