import type { Database } from '../db/database.ts';

/** A personal token as it is listed: never the token itself. */
export type ApiToken = {
  id: string;
  name: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

/** A user's living personal tokens, newest first. */
export async function listApiTokens(db: Database, userId: number): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('scope', '=', 'api')
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** Whether there was such a token to revoke. */
export async function deleteApiToken(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('scope', '=', 'api')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
