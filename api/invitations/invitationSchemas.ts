import { permissions } from '#domain/people/permissions.ts';
import { z } from 'zod';
import { integerParam } from '../http/ids.ts';
import { projectParams, toldAddress } from '../projects/projectSchemas.ts';

export const invitationSchema = z.object({
  id: z.number().int(),
  created_at: z.string().describe('RFC 3339'),
  expires_at: z.string().describe('RFC 3339; 7 days after created_at'),
  status: z.enum(['pending', 'accepted', 'declined', 'revoked', 'expired']),
  mail_status: z
    .enum(['waiting', 'sent', 'failed'])
    .nullable()
    .describe('What became of its mail; null where the service sends none'),
  inviter_id: z.number().int(),
  inviter_name: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  email: toldAddress,
  permissions: z.array(z.enum(permissions)),
});

export const invitationsReply = z.object({ invitations: z.array(invitationSchema) });

/** `message`: what clients of the live service show, which answers with nothing else. */
export const invitationReply = z.object({ message: z.string(), invitation: invitationSchema });

export const sentInvitationParams = projectParams.extend({ invitationId: integerParam });

export const receivedInvitationParams = z.object({ invitationId: integerParam });
