import { userCreateSchema, userUpdateSchema } from '#domain/people/account.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { wireShape } from '../http/input/wireShape.ts';

export const userCreateBody = z.strictObject(wireShape(userCreateSchema.shape));
export const userUpdateBody = z.strictObject(wireShape(userUpdateSchema.shape)).extend(revisionField);

/** A user on the wire. Empty optional profile fields are left out. */
export const userSchema = z.looseObject({
  id: z.number().int(),
  created_at: z.string().describe('RFC 3339'),
  name: z.string(),
  email: z.string(),
  pending_email: z.string().optional().describe('New address, not proved yet: its mail was not followed'),
  activated: z.boolean(),
  revision: z.number().int(),
});

export const userReply = z.object({ user: userSchema });

/** The caller's account; a token for one project gets only `id`, `name` and `activated`. */
export const ownUserReply = z.object({
  user: userSchema.partial({ created_at: true, email: true, revision: true }),
});

/** Another person, with whom projects are shared. */
export const collaboratorSchema = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
