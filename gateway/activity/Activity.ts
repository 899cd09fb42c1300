import type { GatewayContext } from '../context.ts';
import type { ProjectSource } from '../project/Project.ts';
import type { PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { activityDetail } from './activityDetail.ts';
import { activityPageSize, type ActivityRow, readOwnActivity, readProjectActivity } from './activityApi.ts';

/** One change of the graph. */
export type ActivitySource = {
  __typename: 'Activity';
  projectId: string;
  projectName: string | null | undefined;
  row: ActivityRow;
};

const toActivity = (
  projectId: string,
  projectName: string | null | undefined,
  row: ActivityRow,
): ActivitySource => ({
  __typename: 'Activity',
  projectId,
  projectName,
  row,
});

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

const rowId = (row: ActivityRow) => row.id;

export function projectActivity(
  { projectId, row }: ProjectSource,
  args: PageArguments,
  { rest }: GatewayContext,
) {
  const read = (page: number) => readProjectActivity(rest, projectId, page);
  return pagedConnection(read, activityPageSize, args, rowId, (change) =>
    toActivity(projectId, row.name, change),
  );
}

export function viewerActivity(_: unknown, args: PageArguments, { rest }: GatewayContext) {
  const read = (page: number) => readOwnActivity(rest, page);
  return pagedConnection(read, activityPageSize, args, rowId, (change) =>
    toActivity(change.project_id ?? '', change.project_name, change),
  );
}

/** Reads one change. The service has no call for one, so its project's pages are gone through from the newest. */
export async function activityNode({ rest }: GatewayContext, projectId: string, id: string) {
  for (let page = 1, seen = 0; ; page++) {
    const { rows, total } = await readProjectActivity(rest, projectId, page);
    const row = rows.find((candidate) => candidate.id === id);
    if (row !== undefined) return toActivity(projectId, row.project_name, row);
    seen += rows.length;
    if (rows.length === 0 || seen >= total) return null;
  }
}
