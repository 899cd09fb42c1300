import type { ActivityRow } from './activityApi.ts';

/** Words of the wire that the graph spells from the reader's side. */
const actions: Record<string, string> = {
  'invitation.created': 'invited',
  'invitation.accepted': 'joined',
  'member.deleted': 'removed',
};

/** The graph's word for `unit.created` and the like; a change of a project's phase has its own. */
export function actionOf(action: string, details: ActivityRow['details'] = null): string {
  if (action === 'project.updated' && typeof details?.['from'] === 'string') return 'phase_changed';
  return actions[action] ?? action.split('.').at(-1) ?? action;
}
