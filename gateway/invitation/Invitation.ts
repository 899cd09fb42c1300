import { toGlobalId } from '../relay/globalId.ts';
import type { InvitationSource } from './invitationSource.ts';

export const Invitation = {
  id: ({ place, row }: InvitationSource) => toGlobalId('Invitation', place, row.id),
  databaseId: ({ row }: InvitationSource) => row.id,
  inviterName: ({ row }: InvitationSource) => row.inviter_name,
  projectDatabaseId: ({ row }: InvitationSource) => row.project_id,
  projectName: ({ row }: InvitationSource) => row.project_name,
  email: ({ row }: InvitationSource) => row.email,
  permissions: ({ row }: InvitationSource) => row.permissions ?? [],
  status: ({ row }: InvitationSource) => row.status,
  createdAt: ({ row }: InvitationSource) => row.created_at,
  expiresAt: ({ row }: InvitationSource) => row.expires_at,
};
