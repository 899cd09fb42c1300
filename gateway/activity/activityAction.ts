import { activityEntities, type ActivityEntity } from '#domain/project/activityEntities.ts';
import type { ActivityRow } from './activityApi.ts';

/** Everything that can have happened, in the graph's words, from the reader's point of view. */
export const activityActions = [
  'created',
  'updated',
  'deleted',
  'duplicated',
  'phase_changed',
  'invited',
  'joined',
  'declined',
  'revoked',
  'left',
  'removed',
  'transferred',
  'reconsidered',
  'proposed',
  'subscribed',
] as const;

export type ActivityAction = (typeof activityActions)[number];

/** The wire's words for which the graph uses the reader's point of view. */
const readerWords: Record<string, ActivityAction> = {
  'invitation.created': 'invited',
  'invitation.accepted': 'joined',
  'member.deleted': 'removed',
};

/**
 * The graph's word for `unit.created` and the like; a change of a project's phase has its own. Unknown words of a newer
 * service become `updated`, and unknown subjects become the project.
 */
export function actionOf(action: string, details: ActivityRow['details'] = null): ActivityAction {
  if (action === 'project.updated' && typeof details?.['from'] === 'string') return 'phase_changed';
  const verb = action.split('.').at(-1);
  return readerWords[action] ?? activityActions.find((known) => known === verb) ?? 'updated';
}

/** The subject of a change. */
export const subjectOf = (entity: string | null | undefined): ActivityEntity =>
  activityEntities.find((known) => known === entity) ?? 'project';
