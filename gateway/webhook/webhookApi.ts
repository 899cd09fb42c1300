import { activityEntities } from '#domain/project/activityEntities.ts';
import { deliveryFailures, deliveryStatuses, webhookOffReasons } from '#domain/project/webhook.ts';
import { wireFields } from '#domain/wireNames.ts';
import { z } from 'zod';
import type { NodePath } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';

const path = '/v1/webhooks';
const one = (id: string) => `${path}/${segment(id)}`;
const bundledOnly = { bundledOnly: 'webhooks' } as const;

const webhookWire = rowWire({
  id: idWire,
  url: z.string(),
  events: z.array(z.enum(activityEntities)),
  project_id: idWire.nullish(),
  project_name: z.string().nullish(),
  enabled: z.boolean(),
  off_reason: z.enum(webhookOffReasons).nullish(),
  failing_since: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type WebhookRow = z.output<typeof webhookWire>;

const deliveryWire = rowWire({
  id: idWire,
  event: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  attempted_at: z.string().nullish(),
  next_at: z.string().nullish(),
  response_status: z.number().int().nullish(),
  failure: z.enum(deliveryFailures).nullish(),
  duration_ms: z.number().int().nullish(),
  created_at: z.string(),
});
export type DeliveryRow = z.output<typeof deliveryWire>;

const many = z.object({ webhooks: listOf(webhookWire) });
const single = z.object({ webhook: webhookWire });
const withSecret = z.object({ webhook: webhookWire, secret: z.string() });
const deliveries = z.object({ deliveries: listOf(deliveryWire) });
const delivered = z.object({ delivery: deliveryWire });

/** The fields of a webhook; undefined ones are unchanged. */
type WebhookBody = {
  url?: string | undefined;
  events?: readonly string[] | undefined;
  projectId?: string | null | undefined;
  enabled?: boolean | undefined;
};

/** The caller's webhooks, newest first. */
export const readWebhooks = async (rest: RestOperation) => (await rest.get(path, many, bundledOnly)).webhooks;

export const readWebhook = async (rest: RestOperation, id: string) =>
  (await rest.get(one(id), single, bundledOnly)).webhook;

/** The new webhook with its secret, which is only in this reply. */
export const createWebhook = (rest: RestOperation, body: WebhookBody) =>
  rest.send('POST', path, wireFields(body), withSecret, bundledOnly);

export const updateWebhook = async (rest: RestOperation, id: string, body: WebhookBody) =>
  (await rest.send('PATCH', one(id), wireFields(body), single, bundledOnly)).webhook;

export const deleteWebhook = (rest: RestOperation, id: string) =>
  rest.send('DELETE', one(id), undefined, anything, bundledOnly);

/** The webhook with a new secret, as createWebhook. */
export const renewSecret = (rest: RestOperation, id: string) =>
  rest.send('POST', `${one(id)}/secret`, undefined, withSecret, bundledOnly);

/** A webhook's deliveries, newest first. */
export const readDeliveries = async (rest: RestOperation, id: string) =>
  (await rest.get(`${one(id)}/deliveries`, deliveries, bundledOnly)).deliveries;

/** Sends a test and returns its outcome. */
export const testWebhook = async (rest: RestOperation, id: string) =>
  (await rest.send('POST', `${one(id)}/test`, undefined, delivered, bundledOnly)).delivery;

/** Repeats a delivery and returns its outcome. */
export const redeliver = async (rest: RestOperation, { webhookId, id }: NodePath<'WebhookDelivery'>) => {
  const again = `${one(webhookId)}/deliveries/${segment(id)}/redeliver`;
  return (await rest.send('POST', again, undefined, delivered, bundledOnly)).delivery;
};
