import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { withTransaction } from '../db/transaction.ts';
import { found, notFound } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { changeWebhook, createWebhook, rotateSecret } from './saveWebhook.ts';
import { deleteWebhook, findShownWebhook, listWebhooks } from './webhookRepository.ts';
import {
  webhookCreateBody,
  webhookParams,
  webhookReply,
  webhookSecretReply,
  webhooksReply,
  webhookUpdateBody,
} from './webhookSchemas.ts';

const tags = ['webhooks'];
const config = { access: 'user' } as const;
const one = '/webhooks/:webhookId';

/**
 * The webhooks of the caller's account. A webhook outlives the token of whoever made it, so making or changing one
 * takes a log-in, as making a token does.
 */
export const webhookRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  app.get(
    '/webhooks',
    { config, schema: { tags, summary: 'My webhooks', response: { 200: webhooksReply } } },
    async (request) => ({ webhooks: await listWebhooks(db, requireUser(request).id) }),
  );

  const create = {
    tags,
    summary: 'New webhook',
    description:
      'Changes of the chosen kinds are posted to `url` from now on, signed by Standard Webhooks ' +
      '(standardwebhooks.com) with the secret of this answer, and again until a 2xx answers.',
    body: webhookCreateBody,
    response: { 201: webhookSecretReply },
  };
  app.post('/webhooks', { config: { ...config, secret: true }, schema: create }, async (request, reply) => {
    const { id: userId } = requireSession(request);
    const made = await createWebhook(context, userId, request.body);
    logSecurity(request, 'webhook.made', userId, { webhook: made.webhook.id });
    return reply.code(201).send(made);
  });

  const read = { tags, summary: 'A webhook', params: webhookParams, response: { 200: webhookReply } };
  app.get(one, { config, schema: read }, async (request) => {
    return { webhook: found(await findShownWebhook(db, requireUser(request).id, request.params.webhookId)) };
  });

  const update = {
    tags,
    summary: 'Change a webhook, or switch it on or off',
    params: webhookParams,
    body: webhookUpdateBody,
    response: { 200: webhookReply },
  };
  app.patch(one, { config, schema: update }, async (request) => {
    const { id: userId } = requireSession(request);
    const { webhookId } = request.params;
    const webhook = await changeWebhook(context, userId, webhookId, request.body);
    logSecurity(request, 'webhook.changed', userId, { webhook: webhookId });
    return { webhook };
  });

  const remove = { tags, summary: 'Delete a webhook and its deliveries', params: webhookParams };
  app.delete(one, { config, schema: remove }, async (request, reply) => {
    const { id: userId } = requireSession(request);
    const { webhookId } = request.params;
    if (!(await withTransaction(db, (trx) => deleteWebhook(trx, userId, webhookId)))) throw notFound();
    logSecurity(request, 'webhook.deleted', userId, { webhook: webhookId });
    return reply.code(204).send();
  });

  const rotate = {
    tags,
    summary: 'New secret for a webhook; the one before signs along for 24 hours',
    params: webhookParams,
    response: { 201: webhookSecretReply },
  };
  app.post(
    `${one}/secret`,
    { config: { ...config, secret: true }, schema: rotate },
    async (request, reply) => {
      const { id: userId } = requireSession(request);
      const { webhookId } = request.params;
      const renewed = await rotateSecret(context, userId, webhookId);
      logSecurity(request, 'webhook.changed', userId, { webhook: webhookId });
      return reply.code(201).send(renewed);
    },
  );
};
