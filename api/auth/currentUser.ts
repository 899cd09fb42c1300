import type { Database } from '../db/database.ts';
import { findTokenHolder, noteTokenUse } from '../tokens/tokenRepository.ts';
import { isTokenShaped } from './token.ts';

/** The caller and their token. */
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
export async function readCurrentUser(
  db: Database,
  token: string | undefined,
): Promise<CurrentUser | undefined> {
  if (token === undefined || !isTokenShaped(token)) return undefined;
  const row = await findTokenHolder(db, token);
  if (row === undefined) return undefined;
  const { lastUsedAt, tokenScope, ...user } = row;
  const scope = tokenScope === 'api' ? 'api' : 'authentication';
  if (lastUsedAt === null || Date.now() - Date.parse(lastUsedAt) > lastUsedPrecisionMs) {
    await noteTokenUse(db, row.tokenId);
  }
  return { ...user, tokenScope: scope };
}
