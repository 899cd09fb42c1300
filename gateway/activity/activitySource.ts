import type { GatewayContext } from '../context.ts';
import { type NodePath, toGlobalId } from '../relay/globalId.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import type { RowArguments } from '../relay/chosenConnection.ts';
import { pagedConnection, rowQuery } from '../relay/pagedConnection.ts';
import { type ActivityRow, readOwnActivity, readProjectActivity } from './activityApi.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { actionOf, subjectOf } from './activityAction.ts';

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

const rowId = (row: ActivityRow) => row.id;

export function projectActivity(
  { projectId, row }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) {
  const read = (page: number, size: number) =>
    readProjectActivity(rest, projectId, { page, size }, rowQuery(args, 'entity_name'));
  return pagedConnection(read, args, rowId, (change) => toActivity(projectId, row.name, change));
}

export function viewerActivity(_: unknown, args: RowArguments, { rest }: GatewayContext) {
  const read = (page: number, size: number) =>
    readOwnActivity(rest, { page, size }, rowQuery(args, 'entity_name'));
  return pagedConnection(read, args, rowId, (change) =>
    toActivity(change.projectId, change.projectName, change),
  );
}

/** Reads one change. The service has no call for one, so the project's pages are searched from the newest. */
export async function activityNode({ rest }: GatewayContext, { projectId, id }: NodePath<'Activity'>) {
  for (let page = 1, seen = 0; ; page++) {
    const { rows, total } = await readProjectActivity(rest, projectId, { page });
    const row = rows.find((candidate) => candidate.id === id);
    if (row !== undefined) return toActivity(projectId, row.projectName, row);
    seen += rows.length;
    if (rows.length === 0 || seen >= total) return null;
  }
}

/** What happened to what, in each of the two spellings. */
const event: ResolversOf<'Activity'>['eventType'] = ({ row }) => actionOf(row.action, row.details);
const subject: ResolversOf<'Activity'>['subjectType'] = ({ row }) => subjectOf(row.entityType);

export const Activity: ResolversOf<'Activity'> = {
  id: ({ projectId, row }) => toGlobalId('Activity', projectId, row.id),
  eventType: event,
  subjectType: subject,
  action: event,
  subject,
  subjectName: ({ row }) => row.entityName ?? '',
  // A change without an author, such as a declaration that ended.
  actorName: ({ row }) => row.userName || null,
  // A project's own list does not name the project.
  projectName: ({ projectName }) => projectName,
  projectDatabaseId: ({ projectId }) => projectId,
  detail: ({ row }) => activityDetail(row.details ?? {}),
};

/** The details of a change as one line: before and after, else the changed fields, else the given values. */
function activityDetail(details: Record<string, unknown>): string | null {
  const { from, to, fields, permission, floors_changed: floorsChanged } = details;
  if (typeof to === 'string') return typeof from === 'string' ? `${from} → ${to}` : to;
  if (typeof permission === 'string') return permission.replace('project:', '');
  if (Array.isArray(fields)) return fields.join(', ');
  return floorsChanged === true ? 'floors' : null;
}
