import { z } from 'zod';
import { toGlobalId } from '../relay/globalId.ts';
import { idWire, rowWire } from '../rest/wire.ts';
import { RestError } from '../rest/restErrors.ts';

/** A person's address. @throws FORBIDDEN where the service withheld it, from a token for one project. */
export function visibleEmail(email: string | null | undefined): string {
  if (email != null) return email;
  throw new RestError('FORBIDDEN', 'A token for one project is told no address of anybody', { status: 403 });
}

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

/** Without what a token for one project is not shown. */
export const ownShape = { ...userShape, email: optionalText };

/** Another person in a list. Members have proved their address, so services leave that out. */
export const personShape = { ...ownShape, activated: z.boolean().default(true) };

export const userReply = z.object({ user: wireUser });

type SentUser = Omit<z.output<typeof wireUser>, 'email'> & { email?: string | null | undefined };

/** A user in the graph's shape. */
export const toUser = ({ id, email, ...user }: SentUser) => ({
  ...user,
  __typename: 'User' as const,
  id: toGlobalId('User', id),
  databaseId: id,
  get email() {
    return visibleEmail(email);
  },
});

export type User = ReturnType<typeof toUser>;
