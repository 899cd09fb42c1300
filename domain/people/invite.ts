import { z } from 'zod';
import { emailSchema, tokenSchema } from './account.ts';
import { encodeMessage } from '../texts/messages.ts';
import { invitablePermissionSchema } from './permissionSchema.ts';

/** Both permissions in both spellings. */
const maxPermissions = 4;

/** Body of POST /v1/projects/{p}/invite, and the invite drawer; `view` and `edit` are read as well. */
export const inviteSchema = z.strictObject({
  email: emailSchema,
  permissions: z
    .array(invitablePermissionSchema, { error: encodeMessage('invite.permissions.required') })
    .min(1, encodeMessage('invite.permissions.required'))
    .max(maxPermissions, encodeMessage('general.too_many', { max: maxPermissions })),
});

/** Body of PUT /v1/users/reply/{invitationId}; `token` is the secret of the mail, and proves its address. */
export const inviteReplySchema = z.strictObject({
  status: z.enum(['accepted', 'declined']),
  token: tokenSchema.optional(),
});
export type InviteReply = z.infer<typeof inviteReplySchema>;
