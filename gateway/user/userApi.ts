import { z } from 'zod';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { listOf } from '../rest/wire.ts';
import { knownUser } from './knownUsers.ts';
import { toUser, type User, userReply, wireUser } from './userWire.ts';

/**
 * The signed-in user. The live service has no such call: there it is who logged in through this process.
 *
 * @throws NOT_SUPPORTED_BY_UPSTREAM when that is not known either.
 */
export async function readViewerUser(rest: RestOperation): Promise<User> {
  try {
    return await readOwnUser(rest);
  } catch (error) {
    const known = isMissingCall(error) ? knownUser(rest.caller.authorization) : undefined;
    if (known !== undefined) return known;
    throw error;
  }
}

/** GET /v1/users/me. @throws NOT_SUPPORTED_BY_UPSTREAM on the live service, which tells the two apart. */
export async function readOwnUser(rest: RestOperation): Promise<User> {
  const { user } = await rest.get('/v1/users/me', userReply, { bundledOnly: true });
  return toUser(user);
}

/** Whether the service in use lacks what was asked of it. */
export const isMissingCall = (error: unknown) =>
  error instanceof RestError && error.code === 'NOT_SUPPORTED_BY_UPSTREAM';

/** People the user shares projects with, by name. */
export async function readCollaborators(rest: RestOperation): Promise<User[]> {
  const reply = await rest.get('/v1/users/collaborators', z.object({ users: listOf(wireUser) }));
  return reply.users.map(toUser);
}
