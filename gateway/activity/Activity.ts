import { toGlobalId } from '../relay/globalId.ts';
import { actionOf } from './activityAction.ts';
import { activityDetail } from './activityDetail.ts';
import type { ActivitySource } from './activitySource.ts';

export const Activity = {
  id: ({ projectId, row }: ActivitySource) => toGlobalId('Activity', projectId, row.id),
  action: ({ row }: ActivitySource) => actionOf(row.action, row.details),
  subject: ({ row }: ActivitySource) => row.entity_type,
  subjectName: ({ row }: ActivitySource) => row.entity_name ?? '',
  actorName: ({ row }: ActivitySource) => row.user_name,
  projectDatabaseId: ({ projectId }: ActivitySource) => projectId,
  detail: ({ row }: ActivitySource) => activityDetail(row.details ?? {}),
  createdAt: ({ row }: ActivitySource) => row.created_at,
};
