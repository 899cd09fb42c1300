import { organizationRoles } from '#domain/people/organization.ts';
import { permissions } from '#domain/people/permissions.ts';
import { z } from 'zod';
import { integerParam } from '../http/ids.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { projectParams, visibleEmail } from '../projects/projectSchemas.ts';

const anyInvitation = z.object({
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
  email: visibleEmail,
});

const invitationSchema = anyInvitation.extend({
  project_id: z.string(),
  project_name: z.string(),
  permissions: z.array(z.enum(permissions)),
});

const organizationInvitationSchema = anyInvitation.extend({
  organization_id: z.string().describe('The office'),
  organization_name: z.string().describe('Name of the office'),
  role: z.enum(organizationRoles).describe('owner, editor or viewer; each includes those after it'),
  discipline: z.string().nullable().describe('What the person is to do in the office'),
});

export type InvitationReply = InsideOf<typeof invitationSchema>;
export type OrganizationInvitationReply = InsideOf<typeof organizationInvitationSchema>;

export const invitationsReply = z.object({ invitations: z.array(invitationSchema) });

/** `message` is for clients of the live service, which answers with nothing else. */
export const invitationReply = z.object({ message: z.string(), invitation: invitationSchema });

export const organizationInvitationsReply = z.object({
  organization_invitations: z.array(organizationInvitationSchema),
});
/** Both kinds of invitations that wait for somebody. */
export const receivedReply = invitationsReply.extend(organizationInvitationsReply.shape);

export const organizationInvitationReply = z.object({
  message: z.string(),
  organization_invitation: organizationInvitationSchema.describe('An invitation to an office'),
});

/** One of the two, depending on what it was to. */
export const answeredReply = invitationReply
  .partial({ invitation: true })
  .extend(organizationInvitationReply.partial().pick({ organization_invitation: true }).shape);

export const sentInvitationParams = projectParams.extend({ invitationId: integerParam });

export const receivedInvitationParams = z.object({ invitationId: integerParam });
