import type { GatewayContext } from '../context.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readSessions, type SessionRow } from './sessionApi.ts';

const toSession = ({ id, ...session }: SessionRow) => ({
  ...session,
  __typename: 'Session' as const,
  id: toGlobalId('Session', id),
  databaseId: id,
});

/** The caller's active sessions, newest first. */
export async function viewerSessions(_: unknown, args: RowArguments, { rest }: GatewayContext) {
  return chosenConnection((await readSessions(rest)).map(toSession), args, {
    id: ({ databaseId }) => databaseId,
    text: ({ device }) => device,
    createdAt: (session) => session.createdAt,
    updatedAt: ({ createdAt, lastUsedAt }) => lastUsedAt ?? createdAt,
  });
}

/** Reads one session; null when it has ended. */
export async function sessionNode({ rest }: GatewayContext, id: string) {
  const row = (await readSessions(rest)).find((session) => session.id === id);
  return row === undefined ? null : toSession(row);
}
