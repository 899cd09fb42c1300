import type { ActivityEntity } from '#domain/project/activityEntities.ts';
import type { DeliveryFailure, DeliveryStatus, WebhookOffReason } from '#domain/project/webhook.ts';
import type { Generated } from 'kysely';
import type { WebhookEvent } from '../../webhooks/webhookEvent.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

/** An account's webhook. `busy_until` is the lease of the process that sends to it. */
export type WebhookTable = {
  id: string;
  userId: number;
  projectId: string | null;
  url: string;
  events: ActivityEntity[];
  enabled: Generated<boolean>;
  offReason: WebhookOffReason | null;
  failingSince: Timestamp | null;
  busyUntil: CreatedAt;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

/** `secret` is encrypted where there is a key; one with an expiry was replaced, and signs until then. */
export type WebhookSecretTable = {
  id: string;
  webhookId: string;
  secret: string;
  expiresAt: Timestamp | null;
};

/**
 * A delivery: pending, delivered or given up. `is_named`: the owner is told although no longer a member. `next_at` is
 * null once nothing more is tried; `queued_at` is when trying began.
 */
export type WebhookDeliveryTable = {
  id: string;
  webhookId: string;
  projectId: string | null;
  isNamed: Generated<boolean>;
  event: Json<WebhookEvent>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  nextAt: Timestamp | null;
  responseStatus: number | null;
  failure: DeliveryFailure | null;
  durationMs: number | null;
  attemptedAt: Timestamp | null;
  queuedAt: CreatedAt;
  createdAt: CreatedAt;
};
