import { z } from 'zod';
import { activityEntities } from '#domain/project/activityEntities.ts';
import { webhookSchema } from '#domain/project/webhook.ts';
import type { SubjectType } from '#relay/WebhooksSection_webhook.graphql.ts';

/** Where changes go to, and of what kinds of things. */
export const webhookFormSchema = webhookSchema.pick({ url: true, events: true });
/** Of which project as well. */
export const newWebhookSchema = webhookFormSchema.extend({ projectId: z.string() });

/** The graph's names of kinds, and back. */
export const subjectsOf = (events: readonly string[]) =>
  events.map((event) => event.toUpperCase() as SubjectType);
export const entitiesOf = (subjects: readonly string[]) =>
  activityEntities.filter((entity) => subjects.includes(entity.toUpperCase()));
