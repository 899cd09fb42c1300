import type { GatewayContext } from '../context.ts';
import { holds } from '../project/held.ts';
import type { ProjectSource } from '../project/Project.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { fetchViewerUser, toUser } from '../user/userApi.ts';
import { type MemberRow, readMembers } from './memberApi.ts';

/** A person in a project. */
export type MemberSource = { __typename: 'Member'; projectId: string; row: MemberRow };

export const toMember = (projectId: string, row: MemberRow): MemberSource => ({
  __typename: 'Member',
  projectId,
  row,
});

export const Member = {
  id: ({ projectId, row }: MemberSource) => toGlobalId('Member', projectId, row.id),
  // When somebody joined is not when the account was made.
  user: ({ row }: MemberSource) => toUser({ ...row, created_at: undefined }),
  permissions: ({ row }: MemberSource) => row.permissions ?? [],
  isViewer: (member: MemberSource, _: unknown, context: GatewayContext) => isViewer(member, context),
  viewerCanEdit: (member: MemberSource, _: unknown, context: GatewayContext) =>
    !isOwner(member) && holds(context, member.projectId, 'project:owner'),
  viewerCanRemove: async (member: MemberSource, _: unknown, context: GatewayContext) =>
    !isOwner(member) &&
    ((await holds(context, member.projectId, 'project:owner')) || isViewer(member, context)),
};

const isOwner = ({ row }: MemberSource) => row.permissions?.includes('project:owner') === true;

const isViewer = async ({ row }: MemberSource, { rest }: GatewayContext) =>
  (await fetchViewerUser(rest)).databaseId === row.id;

export async function projectMembers(
  { projectId }: ProjectSource,
  args: PageArguments,
  { rest }: GatewayContext,
) {
  const rows = await readMembers(rest, projectId);
  return listConnection(
    rows.map((row) => toMember(projectId, row)),
    args,
    ({ row }) => row.id,
  );
}

/** Reads one member; null when the person has no permission any more. */
export async function memberNode({ rest }: GatewayContext, projectId: string, userId: string) {
  const row = (await readMembers(rest, projectId)).find(({ id }) => id === userId);
  return row === undefined ? null : toMember(projectId, row);
}
