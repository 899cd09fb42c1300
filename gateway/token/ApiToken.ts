import type { GatewayContext } from '../context.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { type ApiTokenRow, readApiTokens } from './apiTokenApi.ts';

export const toApiToken = ({ id, projectId, readOnly, ...token }: ApiTokenRow) => ({
  ...token,
  __typename: 'ApiToken' as const,
  id: toGlobalId('ApiToken', id),
  databaseId: id,
  readOnly: readOnly ?? false,
  projectDatabaseId: projectId,
});

/** The caller's valid personal tokens, newest first. */
export async function viewerApiTokens(_: unknown, args: RowArguments, { rest }: GatewayContext) {
  return chosenConnection((await readApiTokens(rest)).map(toApiToken), args, {
    id: ({ databaseId }) => databaseId,
    text: ({ name }) => name,
    createdAt: (token) => token.createdAt,
  });
}

/** Reads one personal token; null when it was revoked. */
export async function apiTokenNode({ rest }: GatewayContext, id: string) {
  const row = (await readApiTokens(rest)).find((token) => token.id === id);
  return row === undefined ? null : toApiToken(row);
}
