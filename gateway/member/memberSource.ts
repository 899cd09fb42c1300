import type { GatewayContext } from '../context.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { type MemberPath, type MemberRow, readMembers } from './memberApi.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { hasPermission } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readViewerUser } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';

/** A person in a project. */
export type MemberSource = { __typename: 'Member'; projectId: string; row: MemberRow };

export const toMember = (projectId: string, row: MemberRow): MemberSource => ({
  __typename: 'Member',
  projectId,
  row,
});

export async function projectMembers(
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) {
  const rows = await readMembers(rest, projectId);
  return chosenConnection(
    rows.map((row) => toMember(projectId, row)),
    args,
    {
      id: ({ row }) => row.id,
      text: ({ row }) => `${row.name} ${row.email ?? ''}`,
      createdAt: ({ row }) => (typeof row.createdAt === 'string' ? row.createdAt : null),
    },
  );
}

/** Reads one member; null when the person has no permission any more. */
export async function memberNode({ rest }: GatewayContext, { projectId, userId }: MemberPath) {
  const row = (await readMembers(rest, projectId)).find(({ id }) => id === userId);
  return row === undefined ? null : toMember(projectId, row);
}

export const Member: ResolversOf<'Member'> = {
  id: ({ projectId, row }) => toGlobalId('Member', projectId, row.id),
  // `createdAt` of a member is when they joined, not when the account was made.
  user: ({ row }) => toUser({ ...row, createdAt: undefined }),
  isViewer: (member, _, context) => isViewer(member, context),
  viewerCanEdit: (member, _, context) =>
    isChangedHere(member) && hasPermission(context, member.projectId, 'project:owner'),
  viewerCanRemove: async (member, _, context) =>
    isChangedHere(member) &&
    ((await hasPermission(context, member.projectId, 'project:owner')) || isViewer(member, context)),
};

/** An owner cannot be changed here, and a role in the office is changed there. */
const isChangedHere = ({ row }: MemberSource) =>
  !row.byOrganization && !row.permissions.includes('project:owner');

const isViewer = async ({ row }: MemberSource, { rest }: GatewayContext) =>
  (await readViewerUser(rest)).databaseId === row.id;
