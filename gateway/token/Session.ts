import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment } from '../rest/wire.ts';

/** A log-in as /v1 lists it: never the token. */
const sessionWire = z.object({
  id: idWire,
  created_at: z.string(),
  expires_at: z.string().nullish(),
  last_used_at: z.string().nullish(),
  device: z.string().nullish(),
  current: z.boolean(),
});

const toSession = (session: z.output<typeof sessionWire>) => ({
  __typename: 'Session' as const,
  id: toGlobalId('Session', session.id),
  databaseId: session.id,
  device: session.device,
  current: session.current,
  createdAt: session.created_at,
  expiresAt: session.expires_at,
  lastUsedAt: session.last_used_at,
});

const listReply = z.object({ sessions: listOf(sessionWire) });
const path = '/v1/tokens/sessions';

/** The caller's log-ins that have not ended, newest first. */
async function readSessions(rest: RestOperation) {
  return (await rest.get(path, listReply, { bundledOnly: 'sessions' })).sessions.map(toSession);
}

export async function viewerSessions(_: unknown, args: PageArguments, { rest }: GatewayContext) {
  return listConnection(await readSessions(rest), args, ({ databaseId }) => databaseId);
}

/** Reads one session; null when it has ended. */
export const sessionNode = async ({ rest }: GatewayContext, id: string) =>
  (await readSessions(rest)).find(({ databaseId }) => databaseId === id) ?? null;

/** DELETE /v1/tokens/sessions/{id}. */
export const deleteSession = (rest: RestOperation, id: string) =>
  rest.send('DELETE', `${path}/${segment(id)}`, undefined, anything, { bundledOnly: 'sessions' });

/** DELETE /v1/tokens/sessions: every session but the caller's. */
export const deleteOtherSessions = (rest: RestOperation) =>
  rest.send('DELETE', path, undefined, anything, { bundledOnly: 'sessions' });
