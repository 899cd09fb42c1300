import type { ApiContext, DbAndConfig } from '../context.ts';
import { sendNotice, withMails } from '../mail/accountMails.ts';
import { pauseAfter, type Queue, startQueue } from '../startQueue.ts';
import { decryptSecret } from '../secondFactor/secretCipher.ts';
import { findUser } from '../users/userRepository.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  deleteDelivery,
  maySeeDelivery,
  retryIn,
  updateDelivery,
} from './deliveryRepository.ts';
import { guardedPost, type Outcome } from './guardedPost.ts';
import { webhookSignature } from './signature.ts';
import { type WebhookEvent, webhookBody } from './webhookEvent.ts';
import { releaseWebhook, listSigningSecrets, switchOff, type WebhookRow } from './webhookRepository.ts';

/** Receivers that one process sends to at a time. */
const workers = 8;
const hourMs = 3_600_000;
const longestWaitMs = 12 * hourMs;

/** Delivers pending changes to webhooks, each until it is accepted or `webhookRetryHours` are over. */
export const startWebhooks = (context: ApiContext): Queue =>
  startQueue({
    name: 'webhooks',
    workers,
    claim: () => claimDelivery(context.db),
    work: (claimed) => deliver(context, claimed),
  });

async function deliver(context: ApiContext, claimed: ClaimedDelivery): Promise<void> {
  const { db, config } = context;
  const { webhook, delivery } = claimed;
  if (!(await maySeeDelivery(db, claimed))) {
    await deleteDelivery(db, delivery.id);
    return releaseWebhook(db, webhook.id);
  }
  const outcome = await send(context, webhook, delivery);
  const { failure, responseStatus } = outcome;
  const waitMs = pauseAfter(delivery.attempts, longestWaitMs);
  const retryMs = config.webhookRetryHours * hourMs;
  const isOver = Date.now() + waitMs > Date.parse(delivery.queuedAt) + retryMs;
  const isGone = responseStatus === 410;
  // One change that a receiver cannot handle is no reason: it must have accepted nothing for half of that time.
  const failingMs = webhook.failingSince === null ? 0 : Date.now() - Date.parse(webhook.failingSince);
  const isDead = isOver && failingMs >= retryMs / 2;
  await withMails(context, async (inside) => {
    const next =
      failure === null
        ? { status: 'delivered' as const, nextAt: null }
        : isOver || isGone
          ? { status: 'failed' as const, nextAt: null }
          : { nextAt: retryIn(waitMs) };
    await updateDelivery(inside.db, delivery.id, { ...outcome, ...next });
    await releaseWebhook(inside.db, webhook.id, failure === null);
    if (failure === null || !(isGone || isDead)) return;
    await switchOff(inside.db, { id: webhook.id }, isGone ? 'gone' : 'failing');
    const owner = await findUser(inside.db, webhook.userId);
    if (owner !== undefined) await sendNotice(inside, owner, 'webhook-off');
  });
}

/** Sends one delivery as Standard Webhooks requires: its id stays the same however often it is sent. */
export async function send(
  { db, config }: DbAndConfig,
  { id: webhookId, url }: WebhookRow,
  { id, event }: { id: string; event: WebhookEvent },
): Promise<Outcome> {
  const stored = await listSigningSecrets(db, webhookId);
  const secrets = stored.flatMap((each) => decryptSecret(config, each) ?? []);
  const timestamp = Math.floor(Date.now() / 1000);
  const body = webhookBody(event);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Torre-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature(secrets, { id, timestamp, body }),
  };
  return guardedPost(url, { headers, body }, config.webhookLocalhost);
}
