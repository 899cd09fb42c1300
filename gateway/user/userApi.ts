import { z } from 'zod';
import { notSupported, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, listOf, rowWire } from '../rest/wire.ts';
import { cachedUser, cacheUser } from './userCache.ts';
import { ownShape, personShape, toUser, type User, userReply } from './userWire.ts';
import { wireFields } from '#domain/wireNames.ts';

/**
 * The signed-in user. The live service has no such call: there it is the user who logged in through this process, or
 * whom an empty change names.
 */
export async function readViewerUser(rest: RestOperation): Promise<User> {
  try {
    return await readOwnUser(rest);
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    return cachedUser(rest.caller.authorization) ?? (await userByEmptyChange(rest));
  }
}

const unknownExpiryMs = 60 * 60_000;

/** The user of a token on a service without a call for it: an empty change answers with the user. */
async function userByEmptyChange(rest: RestOperation): Promise<User> {
  const { user } = await rest.ask('PATCH', '/v1/users', {}, userReply);
  const own = toUser(user);
  const { authorization } = rest.caller;
  if (authorization !== undefined)
    cacheUser(authorization, own, new Date(Date.now() + unknownExpiryMs).toISOString());
  return own;
}

const ownReply = z.object({ user: rowWire(ownShape) });

/** GET /v1/users/me. @throws NOT_SUPPORTED_BY_UPSTREAM on the live service, by which the two are distinguished. */
export async function readOwnUser(rest: RestOperation): Promise<User> {
  if (!rest.profile.has('ownUser')) throw notSupported('GET /v1/users/me');
  const { user } = await rest.get('/v1/users/me', ownReply, { bundledOnly: 'ownUser' });
  return toUser(user);
}

/** Whether the service lacks the call. */
const isMissingCall = (error: unknown) =>
  error instanceof RestError && error.code === 'NOT_SUPPORTED_BY_UPSTREAM';

/** Not every service names the caller, and not to every token. @throws any other failure. */
export function undefinedIfRefused(error: unknown): undefined {
  if (!isMissingCall(error) && !(error instanceof RestError && refusedStatuses.includes(error.status)))
    throw error;
}

/** Statuses by which an empty change is refused. */
const refusedStatuses: readonly number[] = [400, 403, 404, 405, 422];

const peopleReply = z.object({ users: listOf(rowWire(personShape)) });

/** People the user shares projects with, by name. */
export async function readCollaborators(rest: RestOperation): Promise<User[]> {
  const { users } = await rest.get('/v1/users/collaborators', peopleReply);
  return users.map(toUser);
}

/** The address of everything the service holds about the caller, as a file. */
export const accountExportPath = '/v1/users/me/export';

/** Everything held, as the service sends it. */
export const exportReply = z.record(z.string(), z.unknown());

/** What that address gives, read here. */
export const readAccountExport = (rest: RestOperation) =>
  rest.get(accountExportPath, exportReply, { bundledOnly: 'accountExport' });

/** DELETE /v1/users/me, with everything only the account owns. */
export const deleteOwnUser = (rest: RestOperation, body: object | undefined) =>
  rest.send('DELETE', '/v1/users/me', body && wireFields(body), anything, { bundledOnly: 'accountDeletion' });
