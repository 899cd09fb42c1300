import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { toDelivery, toWebhook } from './webhookSource.ts';
import * as api from './webhookApi.ts';

const webhookIdOf = ({ webhookId }: { webhookId: string }) => inputNode(webhookId, 'Webhook', 'webhookId').id;

/** The raw id of the one project; null for all, undefined where it is not told. */
const projectIdOf = (id: string | null | undefined) =>
  id == null ? id : inputNode(id, 'Project', 'projectId').projectId;

/** POST /v1/webhooks; the secret is in this answer and never again. */
const createWebhook: MutationResolvers['createWebhook'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { url, events, projectId } = input;
    const made = await api.createWebhook(rest, { url, events, projectId: projectIdOf(projectId) });
    return { secret: made.secret, webhook: toWebhook(made.webhook), viewer: {} };
  });

/** PATCH /v1/webhooks/{id}. */
const updateWebhook: MutationResolvers['updateWebhook'] = (_, { input }, { rest }) =>
  answer(async () => {
    const body = {
      url: input.url ?? undefined,
      events: input.events ?? undefined,
      projectId: projectIdOf(input.projectId),
      enabled: input.enabled ?? undefined,
    };
    return { webhook: toWebhook(await api.updateWebhook(rest, webhookIdOf(input), body)) };
  });

/** DELETE /v1/webhooks/{id}. */
const deleteWebhook: MutationResolvers['deleteWebhook'] = (_, { input }, { rest }) =>
  answer(async () => {
    await api.deleteWebhook(rest, webhookIdOf(input));
    return { deletedWebhookId: input.webhookId, viewer: {} };
  });

/** POST /v1/webhooks/{id}/secret; it is in this answer and never again. */
const renewWebhookSecret: MutationResolvers['renewWebhookSecret'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { secret, webhook } = await api.renewSecret(rest, webhookIdOf(input));
    return { secret, webhook: toWebhook(webhook) };
  });

/** POST /v1/webhooks/{id}/test. */
const testWebhook: MutationResolvers['testWebhook'] = (_, { input }, { rest }) =>
  answer(async () => {
    const id = webhookIdOf(input);
    return sent(rest, id, await api.testWebhook(rest, id));
  });

/** POST /v1/webhooks/{id}/deliveries/{d}/redeliver. */
const redeliverWebhook: MutationResolvers['redeliverWebhook'] = (_, { input }, { rest }) =>
  answer(async () => {
    const path = inputNode(input.deliveryId, 'WebhookDelivery', 'deliveryId');
    return sent(rest, path.webhookId, await api.redeliver(rest, path));
  });

const sent = async (rest: RestOperation, webhookId: string, delivery: api.DeliveryRow) => ({
  delivery: toDelivery(webhookId, delivery),
  webhook: toWebhook(await api.readWebhook(rest, webhookId)),
});

/** What makes, changes and tries webhooks. */
export const webhookMutations = {
  createWebhook,
  updateWebhook,
  deleteWebhook,
  renewWebhookSecret,
  testWebhook,
  redeliverWebhook,
};
