import { z } from 'zod';
import { toGlobalId } from '../relay/globalId.ts';
import { rowWire } from '../rest/rowWire.ts';
import { idWire } from '../rest/wire.ts';

const optionalText = z.string().nullish();

export const userShape = {
  id: idWire,
  name: z.string(),
  email: z.string(),
  activated: z.boolean(),
  pending_email: optionalText,
  created_at: optionalText,
  professional_number: optionalText,
  birth_date: optionalText,
  city: optionalText,
  activity_area: optionalText,
  professional_email: optionalText,
  company_name: optionalText,
  company_number: optionalText,
};

/** A user as /v1 sends it; the profile's fields are left out where they are empty. */
export const wireUser = rowWire(userShape);

/** Another person, in a list: who is there has proved the address, and services leave it out. */
export const personShape = { ...userShape, activated: z.boolean().default(true) };

export const userReply = z.object({ user: wireUser });

/** A user as the graph shows it. */
export const toUser = ({ id, ...user }: z.output<typeof wireUser>) => ({
  ...user,
  __typename: 'User' as const,
  id: toGlobalId('User', id),
  databaseId: id,
});

export type User = ReturnType<typeof toUser>;
