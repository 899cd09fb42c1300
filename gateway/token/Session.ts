import type { GatewayContext } from '../context.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readSessions, type SessionRow } from './sessionApi.ts';

const toSession = (session: SessionRow) => ({
  __typename: 'Session' as const,
  id: toGlobalId('Session', session.id),
  databaseId: session.id,
  device: session.device,
  current: session.current,
  createdAt: session.created_at,
  expiresAt: session.expires_at,
  lastUsedAt: session.last_used_at,
});

/** The caller's log-ins that have not ended, newest first. */
export async function viewerSessions(_: unknown, args: PageArguments, { rest }: GatewayContext) {
  return listConnection((await readSessions(rest)).map(toSession), args, ({ databaseId }) => databaseId);
}

/** Reads one session; null when it has ended. */
export async function sessionNode({ rest }: GatewayContext, id: string) {
  const row = (await readSessions(rest)).find((session) => session.id === id);
  return row === undefined ? null : toSession(row);
}
