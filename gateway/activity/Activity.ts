import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { actionOf, subjectOf } from './activityAction.ts';
import { activityDetail } from './activityDetail.ts';

export const Activity: ResolversOf<'Activity'> = {
  id: ({ projectId, row }) => toGlobalId('Activity', projectId, row.id),
  action: ({ row }) => actionOf(row.action, row.details),
  subject: ({ row }) => subjectOf(row.entityType),
  subjectName: ({ row }) => row.entityName ?? '',
  // Nobody did what a passing day changed.
  actorName: ({ row }) => row.userName || null,
  // A change in a project's own list carries no name of it.
  projectName: ({ projectName }) => projectName,
  projectDatabaseId: ({ projectId }) => projectId,
  detail: ({ row }) => activityDetail(row.details ?? {}),
};
