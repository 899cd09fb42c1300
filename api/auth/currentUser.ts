import type { Database } from '../db/database.ts';
import { hashToken, isTokenShaped } from './token.ts';

/** Who is calling, and with which token. */
export type CurrentUser = {
  id: number;
  name: string;
  email: string;
  activated: boolean;
  tokenId: string;
  tokenScope: 'authentication' | 'api';
  tokenReadOnly: boolean;
  /** The one project the token is for; null for all of the user's. */
  tokenProjectId: string | null;
};

/** How stale a token's `last_used_at` may be: a script's hundred calls a minute are one write. */
const lastUsedPrecisionMs = 60_000;

/** The user a log-in or personal token belongs to; undefined when the token is unknown or expired. */
export async function findUserByToken(
  db: Database,
  token: string | undefined,
): Promise<CurrentUser | undefined> {
  if (token === undefined || !isTokenShaped(token)) return undefined;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.activated'])
    .select(['tokens.id as tokenId', 'tokens.scope as tokenScope', 'tokens.lastUsedAt'])
    .select(['tokens.readOnly as tokenReadOnly', 'tokens.projectId as tokenProjectId'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.scope', 'in', ['authentication', 'api'])
    .where('tokens.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { lastUsedAt, tokenScope, ...user } = row;
  const scope = tokenScope === 'api' ? 'api' : 'authentication';
  if (lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > lastUsedPrecisionMs) {
    await db.updateTable('tokens').set({ lastUsedAt: new Date() }).where('id', '=', row.tokenId).execute();
  }
  return { ...user, tokenScope: scope };
}
