import { type InsertObject, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import { toJson } from '../db/json.ts';
import type { WebhookDeliveryTable } from '../db/tables/webhookTables.ts';
import { listPermitted } from '../events/eventRepository.ts';
import type { WebhookEvent } from './webhookEvent.ts';
import { freeWebhook, type WebhookRow } from './webhookRepository.ts';

export type DeliveryRow = Selectable<WebhookDeliveryTable>;

/** Longer than a receiver is waited for: who has not said what became of a delivery by then has ended (s). */
const leaseSeconds = 20;
/** How long what became of a delivery can be looked up, days. */
const keptDays = 7;
const mostListed = 50;

/**
 * Stores a change for the webhooks it is told to, in its transaction: those that are on, want such changes and belong to
 * somebody who may see the project, or is one of `named`.
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
 * Takes a webhook that something is due for, the one whose turn was longest ago, and its oldest due delivery. One process
 * sends to a webhook, one delivery at a time, so that a slow receiver holds up nothing but its own.
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
  // Meanwhile it was given up, or sent by hand.
  if (delivery === undefined) await freeWebhook(db, webhook.id);
  return delivery && { webhook, delivery };
}

/** Whether the owner of a webhook may hear of a delivery now: a project left since is no longer told of. */
export async function isToldOf(
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

/** The next attempt in so many milliseconds, by the database's clock; none where it was given up meanwhile. */
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
    .limit(mostListed)
    .execute();
}

/** Takes the id of an account that goes out of what others' webhooks told and will tell; its name stays, as in the activity. */
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

/** Drops what is over for longer than anybody looks. */
export async function dropOldDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('webhookDeliveries')
    .where('nextAt', 'is', null)
    .where('queuedAt', '<', sql<string>`now() - ${keptDays}::float8 * interval '1 day'`)
    .execute();
}

/** Changes that wait to be told, how late the latest is (s), and webhooks whose receivers take nothing now. */
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
