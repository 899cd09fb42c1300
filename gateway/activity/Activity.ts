import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { actionOf, subjectOf } from './activityAction.ts';
import { activityDetail } from './activityDetail.ts';

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
