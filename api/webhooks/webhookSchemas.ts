import { activityEntities } from '#domain/project/activityEntities.ts';
import {
  deliveryFailures,
  deliveryStatuses,
  webhookChangesSchema,
  webhookOffReasons,
  webhookSchema,
} from '#domain/project/webhook.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { wireShape } from '../http/input/wireShape.ts';

export const webhookCreateBody = z.strictObject(wireShape(webhookSchema.shape));
export const webhookUpdateBody = z.strictObject(wireShape(webhookChangesSchema.shape));

export const webhookParams = z.object({ webhookId: uuidParam });
export const deliveryParams = webhookParams.extend({ deliveryId: uuidParam });

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(activityEntities)),
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  enabled: z.boolean(),
  off_reason: z.enum(webhookOffReasons).nullable(),
  failing_since: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const webhookReply = z.object({ webhook });
export const webhooksReply = z.object({ webhooks: z.array(webhook) });
export const webhookSecretReply = z.object({
  webhook,
  secret: z.string().describe('Shown this once; signs every delivery'),
});

const delivery = z.object({
  id: z.string().describe('The header webhook-id, the same at every attempt'),
  event: z.string().describe('The action it tells of, as in the activity, or webhook.test'),
  status: z.enum(deliveryStatuses).describe('waiting: to be sent, or sent again; failed: given up'),
  attempts: z.number().int(),
  attempted_at: z.string().nullable().describe('The last attempt, RFC 3339'),
  next_at: z.string().nullable().describe('The next attempt, RFC 3339; null when there is none'),
  response_status: z
    .number()
    .int()
    .nullable()
    .describe('HTTP status of the receiver; null without an answer'),
  failure: z
    .enum(deliveryFailures)
    .nullable()
    .describe('Why the last attempt failed; null when it was taken'),
  duration_ms: z.number().int().nullable().describe('How long the last attempt took, ms'),
  created_at: z.string(),
});

export const deliveryReply = z.object({ delivery });
export const deliveriesReply = z.object({ deliveries: z.array(delivery) });
