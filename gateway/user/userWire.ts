import { z } from 'zod';
import { toGlobalId } from '../relay/globalId.ts';
import { idWire } from '../rest/wire.ts';

const optionalText = z.string().nullish();

/** A user as /v1 sends it; the profile's fields are left out where they are empty. */
export const wireUser = z.object({
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
});

/** Another person, in a list: who is there has proved the address, and services leave it out. */
export const personWire = wireUser.extend({ activated: z.boolean().default(true) });

export const userReply = z.object({ user: wireUser });

/** A user as the graph shows it. */
export function toUser(user: z.output<typeof wireUser>) {
  return {
    __typename: 'User' as const,
    id: toGlobalId('User', user.id),
    databaseId: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: user.pending_email,
    activated: user.activated,
    createdAt: user.created_at,
    professionalNumber: user.professional_number,
    birthDate: user.birth_date,
    city: user.city,
    activityArea: user.activity_area,
    professionalEmail: user.professional_email,
    companyName: user.company_name,
    companyNumber: user.company_number,
  };
}

export type User = ReturnType<typeof toUser>;
