import type { GatewayContext } from '../context.ts';
import { type NodePath, toGlobalId } from '../relay/globalId.ts';
import {
  type DeliveryRow,
  readDeliveries,
  readWebhook,
  readWebhooks,
  type WebhookRow,
} from './webhookApi.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const toWebhook = ({ id, projectId, ...webhook }: WebhookRow) => ({
  ...webhook,
  __typename: 'Webhook' as const,
  id: toGlobalId('Webhook', id),
  databaseId: id,
  projectDatabaseId: projectId,
});

export type WebhookSource = ReturnType<typeof toWebhook>;

export const toDelivery = (webhookId: string, { id, ...delivery }: DeliveryRow) => ({
  ...delivery,
  __typename: 'WebhookDelivery' as const,
  id: toGlobalId('WebhookDelivery', webhookId, id),
  databaseId: id,
});

/** The webhooks of the caller's account, newest first. */
export const viewerWebhooks = async (_: unknown, __: unknown, { rest }: GatewayContext) =>
  (await readWebhooks(rest)).map(toWebhook);

/** Reads one webhook. @throws NOT_FOUND without it. */
export const webhookNode = async ({ rest }: GatewayContext, id: string) =>
  toWebhook(await readWebhook(rest, id));

/** Reads one delivery; null after it expires. */
export async function deliveryNode({ rest }: GatewayContext, { webhookId, id }: NodePath<'WebhookDelivery'>) {
  const row = (await readDeliveries(rest, webhookId)).find((delivery) => delivery.id === id);
  return row === undefined ? null : toDelivery(webhookId, row);
}

export const Webhook: ResolversOf<'Webhook'> = {
  deliveries: async ({ databaseId }, _, { rest }) =>
    (await readDeliveries(rest, databaseId)).map((row) => toDelivery(databaseId, row)),
};
