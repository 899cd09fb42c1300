import { z } from 'zod';
import { toGlobalId } from '../relay/globalId.ts';
import { rowWire } from '../rest/rowWire.ts';
import { idWire } from '../rest/wire.ts';
import { visibleEmail } from './visibleEmail.ts';

const optionalText = z.string().nullish();

const userShape = {
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

/** As a token for one project is told it, too. */
export const ownShape = { ...userShape, email: optionalText };

/** Another person, in a list: who is there has proved the address, and services leave that out. */
export const personShape = { ...ownShape, activated: z.boolean().default(true) };

export const userReply = z.object({ user: wireUser });

type Told = Omit<z.output<typeof wireUser>, 'email'> & { email?: string | null | undefined };

/** A user as the graph shows it. */
export const toUser = ({ id, email, ...user }: Told) => ({
  ...user,
  __typename: 'User' as const,
  id: toGlobalId('User', id),
  databaseId: id,
  get email() {
    return visibleEmail(email);
  },
});

export type User = ReturnType<typeof toUser>;
