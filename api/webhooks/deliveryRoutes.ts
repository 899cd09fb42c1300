import type { FastifyRequest } from 'fastify';
import { requireUser } from '../auth/access.ts';
import type { Routes } from '../context.ts';
import { found } from '../errors.ts';
import type { Pace } from '../limits/attemptRepository.ts';
import { refuseTooEarly, waitBefore } from '../limits/waitBefore.ts';
import { type DeliveryRow, listDeliveries } from './deliveryRepository.ts';
import { redeliver, testWebhook } from './tryWebhook.ts';
import { findWebhook } from './webhookRepository.ts';
import { deliveriesReply, deliveryParams, deliveryReply, webhookParams } from './webhookSchemas.ts';

const tags = ['webhooks'];
const config = { access: 'user' } as const;
const one = '/webhooks/:webhookId';
/** Limits requests to a receiver that a person triggers: the service must not be used to probe other hosts. */
const tries: Pace = { free: 20, firstMs: 5_000, longestMs: 600_000, forgetMs: 3_600_000 };

const toReply = ({ event, ...row }: DeliveryRow) => ({ ...row, event: event.action });

/** A webhook's deliveries, and sending by hand. */
export const deliveryRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  const own = async (request: FastifyRequest, id: string) =>
    found(await findWebhook(db, requireUser(request).id, id));
  const pace = async (request: FastifyRequest) => {
    const key = `webhooks tried by ${requireUser(request).id}`;
    refuseTooEarly(request, 'webhook.delayed', await waitBefore(context, key, tries));
  };

  const list = {
    tags,
    summary: 'What was sent to a webhook in the last days',
    description: 'The last 50 of seven days, newest first.',
    params: webhookParams,
    response: { 200: deliveriesReply },
  };
  app.get(`${one}/deliveries`, { config, schema: list }, async (request) => {
    const webhook = await own(request, request.params.webhookId);
    return { deliveries: (await listDeliveries(db, webhook.id)).map(toReply) };
  });

  const test = {
    tags,
    summary: 'Send a test to a webhook now',
    description: 'Answers with what became of it, after 10 s at the latest. It is not tried again.',
    params: webhookParams,
    response: { 200: deliveryReply },
  };
  app.post(`${one}/test`, { config, schema: test }, async (request) => {
    const webhook = await own(request, request.params.webhookId);
    await pace(request);
    return { delivery: toReply(await testWebhook(context, webhook)) };
  });

  const again = {
    tags,
    summary: 'Send a delivery once more now',
    description:
      'With the same `webhook-id`, by which a receiver knows what it has; answers as the test does.',
    params: deliveryParams,
    response: { 200: deliveryReply },
  };
  app.post(`${one}/deliveries/:deliveryId/redeliver`, { config, schema: again }, async (request) => {
    const { webhookId, deliveryId } = request.params;
    const webhook = await own(request, webhookId);
    await pace(request);
    return { delivery: toReply(await redeliver(context, webhook, deliveryId)) };
  });
};
