import { maxWebhooks, type webhookChangesSchema, type webhookSchema } from '#domain/project/webhook.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import type { z } from 'zod';
import { requirePermission } from '../auth/access.ts';
import type { DbAndConfig } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { encryptSecret } from '../secondFactor/secretCipher.ts';
import { lockUser } from '../users/userRepository.ts';
import { isRefusedHost } from './guardedHost.ts';
import { newWebhookSecret } from './signature.ts';
import {
  findShownWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  replaceWebhookSecret,
  switchOff,
  updateWebhook,
} from './webhookRepository.ts';

type Changes = z.output<typeof webhookChangesSchema>;

/** How long a replaced secret still signs beside the new one, so that a receiver has time to change (ms). */
const overlapMs = 24 * 3_600_000;

/**
 * Creates a webhook of a user, with its secret, which is shown only this once.
 * @throws FieldError for an address that is not public or one webhook too many; ApiError 404 without the project.
 */
export async function createWebhook(
  { config, db }: DbAndConfig,
  userId: number,
  { url, events, projectId = null }: z.output<typeof webhookSchema>,
) {
  const id = newId();
  const secret = newWebhookSecret();
  return withTransaction(db, async (trx) => {
    await check({ config, db: trx }, userId, { url, projectId });
    await lockUser(trx, userId);
    if ((await listWebhooks(trx, userId)).length >= maxWebhooks)
      throw new FieldError({ url: encodeMessage('webhook.too_many', { max: maxWebhooks }) });
    await insertWebhook(trx, { id, userId, url, events, projectId, offReason: null, failingSince: null });
    await encryptNew({ config, db: trx }, id, secret);
    return { webhook: await readShownWebhook(trx, userId, id), secret };
  });
}

/** Changes a webhook. @throws as createWebhook, and ApiError 404 without such a webhook. */
export async function changeWebhook(
  { config, db }: DbAndConfig,
  userId: number,
  id: string,
  changes: Changes,
) {
  return withTransaction(db, async (trx) => {
    found(await findWebhook(trx, userId, id));
    await check({ config, db: trx }, userId, changes);
    const { enabled, ...row } = changes;
    if (enabled === false) await switchOff(trx, { id }, null);
    const on = enabled === true ? { enabled, offReason: null, failingSince: null } : {};
    await updateWebhook(trx, id, { ...definedOf(row), ...on });
    return readShownWebhook(trx, userId, id);
  });
}

/** Gives a webhook a new secret; the old one signs along for a day. @throws ApiError 404 without such a webhook. */
export async function rotateSecret({ config, db }: DbAndConfig, userId: number, id: string) {
  const secret = newWebhookSecret();
  return withTransaction(db, async (trx) => {
    const webhook = await readShownWebhook(trx, userId, id);
    await encryptNew({ config, db: trx }, id, secret);
    return { webhook, secret };
  });
}

async function check({ config, db }: DbAndConfig, userId: number, { url, projectId }: Partial<Changes>) {
  if (url !== undefined && isRefusedHost(url, config.webhookLocalhost))
    throw new FieldError({ url: 'webhook.url.private' });
  if (projectId != null) await requirePermission(db, userId, projectId, 'project:view');
}

const readShownWebhook = async (db: Database, userId: number, id: string) =>
  found(await findShownWebhook(db, userId, id));

const encryptNew = ({ config, db }: DbAndConfig, id: string, secret: string) =>
  replaceWebhookSecret(db, id, {
    secret: encryptSecret(config, secret),
    until: new Date(Date.now() + overlapMs),
  });

/** The given fields of a change. */
const definedOf = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<Row>;
