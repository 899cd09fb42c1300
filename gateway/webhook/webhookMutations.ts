import { mutations } from '../mutations.ts';
import { inputNode } from '../relay/ids.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import * as api from './webhookApi.ts';
import { toDelivery, toWebhook } from './webhookSource.ts';

const webhookIdOf = ({ webhookId }: { webhookId: string }) => inputNode(webhookId, 'Webhook', 'webhookId').id;

/** The raw id of the one project; null for all, undefined where not given. */
const projectIdOf = (id: string | null | undefined) =>
  id == null ? id : inputNode(id, 'Project', 'projectId').projectId;

export const webhookMutations = mutations({
  /** The secret is only in this answer. */
  async createWebhook({ url, events, projectId }, { rest }) {
    const made = await api.createWebhook(rest, { url, events, projectId: projectIdOf(projectId) });
    return { secret: made.secret, webhook: toWebhook(made.webhook), viewer: {} };
  },

  async updateWebhook(input, { rest }) {
    const body = {
      url: input.url ?? undefined,
      events: input.events ?? undefined,
      projectId: projectIdOf(input.projectId),
      enabled: input.enabled ?? undefined,
    };
    return { webhook: toWebhook(await api.updateWebhook(rest, webhookIdOf(input), body)) };
  },

  async deleteWebhook(input, { rest }) {
    await api.deleteWebhook(rest, webhookIdOf(input));
    return { deletedWebhookId: input.webhookId, viewer: {} };
  },

  /** The secret is only in this answer. */
  async renewWebhookSecret(input, { rest }) {
    const { secret, webhook } = await api.renewSecret(rest, webhookIdOf(input));
    return { secret, webhook: toWebhook(webhook) };
  },

  async testWebhook(input, { rest }) {
    const id = webhookIdOf(input);
    return sent(rest, id, await api.testWebhook(rest, id));
  },

  async redeliverWebhook({ deliveryId }, { rest }) {
    const path = inputNode(deliveryId, 'WebhookDelivery', 'deliveryId');
    return sent(rest, path.webhookId, await api.redeliver(rest, path));
  },
});

const sent = async (rest: RestOperation, webhookId: string, delivery: api.DeliveryRow) => ({
  delivery: toDelivery(webhookId, delivery),
  webhook: toWebhook(await api.readWebhook(rest, webhookId)),
});
