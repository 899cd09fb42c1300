import { badReply } from '../rest/restErrors.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { visibleEmail } from '../user/userWire.ts';

export const Invitation: ResolversOf<'Invitation'> = {
  id: ({ place, row }) => toGlobalId('Invitation', place, row.id),
  databaseId: ({ row }) => row.id,
  email: ({ row }) => visibleEmail(row.email),
  projectDatabaseId: ({ row }) => row.projectId,
  status: ({ row: { status } }) => {
    if (status === 'revoked') throw badReply('An invitation that was taken back is not shown');
    return status;
  },
};
