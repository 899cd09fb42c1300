import type { ResolversOf } from '../resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { holds } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readViewerUser } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';
import type { MemberSource } from './memberSource.ts';

export const Member: ResolversOf<'Member'> = {
  id: ({ projectId, row }) => toGlobalId('Member', projectId, row.id),
  // When somebody joined is not when the account was made.
  user: ({ row }) => toUser({ ...row, createdAt: undefined }),
  isViewer: (member, _, context) => isViewer(member, context),
  viewerCanEdit: (member, _, context) =>
    isChangedHere(member) && holds(context, member.projectId, 'project:owner'),
  viewerCanRemove: async (member, _, context) =>
    isChangedHere(member) &&
    ((await holds(context, member.projectId, 'project:owner')) || isViewer(member, context)),
};

/** An owner stays, and a role in the office is changed there. */
const isChangedHere = ({ row }: MemberSource) =>
  !row.byOrganization && !row.permissions.includes('project:owner');

const isViewer = async ({ row }: MemberSource, { rest }: GatewayContext) =>
  (await readViewerUser(rest)).databaseId === row.id;
