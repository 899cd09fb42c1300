import { renamedDeep, wireName } from '#domain/wireNames.ts';

/** What a webhook tells: a change in a project, as the stream of events does, or the test, which is of no project. */
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

/** The body that is sent: `type`, `timestamp` and `data`, as Standard Webhooks has it, in the names of /v1. */
export function webhookBody({ action, createdAt, ...data }: WebhookEvent): string {
  return JSON.stringify({ type: action, timestamp: createdAt, data: renamedDeep(data, wireName) });
}
