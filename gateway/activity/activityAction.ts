import { activityEntities, type ActivityEntity } from '#domain/project/activityEntities.ts';
import type { ActivityRow } from './activityApi.ts';

/** What can have happened, in the graph's words: seen from the reader's side. */
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

/** Words of the wire that the graph spells from the reader's side. */
const readerWords: Record<string, ActivityAction> = {
  'invitation.created': 'invited',
  'invitation.accepted': 'joined',
  'member.deleted': 'removed',
};

/**
 * The graph's word for `unit.created` and the like; a change of a project's phase has its own. What a newer service
 * calls by a word not known here is given as `updated`, and as of the project where its subject is not known either.
 */
export function actionOf(action: string, details: ActivityRow['details'] = null): ActivityAction {
  if (action === 'project.updated' && typeof details?.['from'] === 'string') return 'phase_changed';
  const verb = action.split('.').at(-1);
  return readerWords[action] ?? activityActions.find((known) => known === verb) ?? 'updated';
}

/** What a change was of. */
export const subjectOf = (entity: string | null | undefined): ActivityEntity =>
  activityEntities.find((known) => known === entity) ?? 'project';
