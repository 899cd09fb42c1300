import { z } from 'zod';
import { toGlobalId } from '../relay/globalId.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf } from '../rest/wire.ts';
import { knownUser } from './knownUsers.ts';

const optionalText = z.string().nullish();

/** A user as /v1 sends it; the profile's fields are left out where they are empty. */
export const wireUser = z.object({
  id: idWire,
  name: z.string(),
  email: z.string(),
  activated: z.boolean().default(true),
  pending_email: optionalText,
  created_at: optionalText,
  professional_number: optionalText,
  birth_date: optionalText,
  city: optionalText,
  activity_area: optionalText,
  professional_email: optionalText,
  company_name: optionalText,
});

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
  };
}

export type User = ReturnType<typeof toUser>;

/**
 * The signed-in user. The live service has no such call: there it is who logged in through this process.
 *
 * @throws NOT_SUPPORTED_BY_UPSTREAM when that is not known either.
 */
export async function fetchViewerUser(rest: RestOperation): Promise<User> {
  try {
    return await fetchOwnUser(rest);
  } catch (error) {
    const known = isMissingCall(error) ? knownUser(rest.caller.authorization) : undefined;
    if (known !== undefined) return known;
    throw error;
  }
}

/** GET /v1/users/me. @throws NOT_SUPPORTED_BY_UPSTREAM on the live service, which tells the two apart. */
export async function fetchOwnUser(rest: RestOperation): Promise<User> {
  const { user } = await rest.get('/v1/users/me', userReply, { bundledOnly: true });
  return toUser(user);
}

const isMissingCall = (error: unknown) =>
  error instanceof RestError && error.code === 'NOT_SUPPORTED_BY_UPSTREAM';

/** People the user shares projects with, by name. */
export async function fetchCollaborators(rest: RestOperation): Promise<User[]> {
  const reply = await rest.get('/v1/users/collaborators', z.object({ users: listOf(wireUser) }));
  return reply.users.map(toUser);
}
