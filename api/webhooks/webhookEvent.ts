import { renamedDeep, wireName } from '#domain/wireNames.ts';

/** The content of a delivery: a project's change, as in the stream of events, or the test, which has no project. */
export type WebhookEvent = {
  id: string;
  createdAt: string;
  action: string;
  projectId?: string;
  entityType?: string;
  entityId?: string;
  entityName?: string | null;
  userId?: number | null;
  userName?: string;
};

/** The body to send: `type`, `timestamp` and `data`, as in Standard Webhooks, in the names of /v1. */
export function webhookBody({ action, createdAt, ...data }: WebhookEvent): string {
  return JSON.stringify({ type: action, timestamp: createdAt, data: renamedDeep(data, wireName) });
}
