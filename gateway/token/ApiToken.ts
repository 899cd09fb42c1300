import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { listConnection, type PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { idWire, listOf } from '../rest/wire.ts';

/** A personal token as /v1 lists it: never the secret. */
export const apiTokenWire = z.object({
  id: idWire,
  name: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullish(),
  last_used_at: z.string().nullish(),
});

export const toApiToken = (token: z.output<typeof apiTokenWire>) => ({
  __typename: 'ApiToken' as const,
  id: toGlobalId('ApiToken', token.id),
  databaseId: token.id,
  name: token.name,
  createdAt: token.created_at,
  expiresAt: token.expires_at,
  lastUsedAt: token.last_used_at,
});

const listReply = z.object({ api_tokens: listOf(apiTokenWire) });

/** The caller's living personal tokens, newest first. */
async function readApiTokens(rest: RestOperation) {
  const { api_tokens: rows } = await rest.get('/v1/tokens/api', listReply, { bundledOnly: 'apiTokens' });
  return rows.map(toApiToken);
}

export async function viewerApiTokens(_: unknown, args: PageArguments, { rest }: GatewayContext) {
  return listConnection(await readApiTokens(rest), args, ({ databaseId }) => databaseId);
}

/** Reads one personal token; null when it was revoked. */
export const apiTokenNode = async ({ rest }: GatewayContext, id: string) =>
  (await readApiTokens(rest)).find(({ databaseId }) => databaseId === id) ?? null;
