import { z } from 'zod';
import { isWholeUrl, text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { isLoopbackHost } from '../loopbackHost.ts';
import { activityEntities } from './activityEntities.ts';
import { encodeMessage } from '../texts/messages.ts';

/** Webhooks that one account may have. */
export const maxWebhooks = 20;

function isWebhookUrl(value: string): boolean {
  if (!isWholeUrl(value)) return false;
  const { protocol, hostname, username, password, hash } = new URL(value);
  // User info and fragments are not sent to the host, and a password there would be shown in lists.
  if (`${username}${password}${hash}` !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/**
 * A webhook: `url` is https, or http to this machine where the service allows it, without user name, password or
 * fragment; `events` are the kinds of things whose changes are sent, `projectId` the one project.
 */
export const webhookSchema = z.strictObject({
  url: text(textLimits.url).refine(isWebhookUrl, encodeMessage('webhook.url.https')),
  events: z
    .array(z.enum(activityEntities, encodeMessage('general.select')))
    .min(1, encodeMessage('general.select'))
    .max(activityEntities.length)
    .refine((events) => new Set(events).size === events.length, encodeMessage('general.duplicate')),
  projectId: z.uuid(encodeMessage('general.invalid')).nullish(),
});

/** What may change of a webhook: anything, and whether it is on. */
export const webhookChangesSchema = webhookSchema.partial().extend({ enabled: z.boolean().optional() });

/** Why a service switched a webhook off: nothing accepted for days, 410 Gone, or a new password. */
export const webhookOffReasons = ['failing', 'gone', 'password'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** The status of a delivery: to be sent (again), accepted, or given up. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/**
 * Why a delivery failed: another status than 2xx, no answer in 10 s, no connection or TLS, or a name with an address
 * that is not public.
 */
export const deliveryFailures = ['status', 'timeout', 'unreachable', 'tls', 'private_address'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
