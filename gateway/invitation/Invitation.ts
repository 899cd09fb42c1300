import { badReply } from '../rest/restErrors.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';

export const Invitation: ResolversOf<'Invitation'> = {
  id: ({ place, row }) => toGlobalId('Invitation', place, row.id),
  databaseId: ({ row }) => row.id,
  inviterName: ({ row }) => row.inviter_name,
  projectDatabaseId: ({ row }) => row.project_id,
  projectName: ({ row }) => row.project_name,
  email: ({ row }) => row.email,
  permissions: ({ row }) => row.permissions,
  status: ({ row: { status } }) => {
    if (status === 'revoked') throw badReply('An invitation that was taken back is not shown');
    return status;
  },
  createdAt: ({ row }) => row.created_at,
  expiresAt: ({ row }) => row.expires_at,
};
