import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { actionOf, subjectOf } from './activityAction.ts';

/** What happened and to what, under each of its two spellings. */
const event: ResolversOf<'Activity'>['eventType'] = ({ row }) => actionOf(row.action, row.details);
const subject: ResolversOf<'Activity'>['subjectType'] = ({ row }) => subjectOf(row.entityType);

export const Activity: ResolversOf<'Activity'> = {
  id: ({ projectId, row }) => toGlobalId('Activity', projectId, row.id),
  eventType: event,
  subjectType: subject,
  action: event,
  subject,
  subjectName: ({ row }) => row.entityName ?? '',
  // Nobody did what a passing day changed.
  actorName: ({ row }) => row.userName || null,
  // A change in a project's own list carries no name of it.
  projectName: ({ projectName }) => projectName,
  projectDatabaseId: ({ projectId }) => projectId,
  detail: ({ row }) => activityDetail(row.details ?? {}),
};

/** Details of a change as one line: before and after, else the fields that changed, else what was given. */
function activityDetail(details: Record<string, unknown>): string | null {
  const { from, to, fields, permission, floors_changed: floorsChanged } = details;
  if (typeof to === 'string') return typeof from === 'string' ? `${from} → ${to}` : to;
  if (typeof permission === 'string') return permission.replace('project:', '');
  if (Array.isArray(fields)) return fields.join(', ');
  return floorsChanged === true ? 'floors' : null;
}
