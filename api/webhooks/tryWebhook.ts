import type { DbAndConfig } from '../context.ts';
import { toJson } from '../db/json.ts';
import { notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { send } from './deliver.ts';
import {
  type DeliveryRow,
  findDelivery,
  insertDelivery,
  maySeeDelivery,
  updateDelivery,
} from './deliveryRepository.ts';
import { recordAccepted, type WebhookRow } from './webhookRepository.ts';

const moment = () => new Date().toISOString();

/** Sends a test to a webhook now, even if it is off; it is not retried. */
export async function testWebhook(context: DbAndConfig, webhook: WebhookRow): Promise<DeliveryRow> {
  const id = newId();
  const attemptedAt = moment();
  const event = { id, createdAt: attemptedAt, action: 'webhook.test' };
  const outcome = await sendNow(context, webhook, { id, event });
  const status = outcome.failure === null ? 'delivered' : 'failed';
  const tried = { ...outcome, status, attempts: 1, nextAt: null, attemptedAt } as const;
  return insertDelivery(context.db, {
    id,
    webhookId: webhook.id,
    projectId: null,
    event: toJson(event),
    ...tried,
  });
}

/**
 * Repeats a delivery now. A pending one that fails stays pending.
 * @throws ApiError 404 without such a delivery, or of a project that the owner no longer sees.
 */
export async function redeliver(context: DbAndConfig, webhook: WebhookRow, id: string): Promise<DeliveryRow> {
  const { db } = context;
  const delivery = await findDelivery(db, { webhookId: webhook.id, id });
  if (delivery === undefined || !(await maySeeDelivery(db, { webhook, delivery }))) throw notFound();
  const attemptedAt = moment();
  const outcome = await sendNow(context, webhook, delivery);
  const accepted = outcome.failure === null ? ({ status: 'delivered', nextAt: null } as const) : {};
  const tried = { ...outcome, ...accepted, attempts: delivery.attempts + 1, attemptedAt };
  await updateDelivery(db, id, tried);
  return { ...delivery, ...tried };
}

async function sendNow(context: DbAndConfig, webhook: WebhookRow, delivery: Parameters<typeof send>[2]) {
  const outcome = await send(context, webhook, delivery);
  if (outcome.failure === null) await recordAccepted(context.db, webhook.id);
  return outcome;
}
