import type { GatewayContext } from '../context.ts';
import { holds } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readViewerUser } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';
import type { MemberSource } from './memberSource.ts';

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
  (await readViewerUser(rest)).databaseId === row.id;
