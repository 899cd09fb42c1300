import { z } from 'zod';

/** A user on the wire. The optional profile fields of sign-up are left out where they are empty. */
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

/** A person beside oneself: whom one shares projects with. */
export const collaboratorSchema = z.object({ id: z.number().int(), name: z.string(), email: z.string() });
