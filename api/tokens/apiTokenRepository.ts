import type { Database } from '../db/database.ts';

/** A personal token as it is listed: never the token itself. */
export type ApiToken = {
  id: string;
  name: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
};

/** A user's living personal tokens, newest first. */
export async function listApiTokens(db: Database, userId: number): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('scope', '=', 'api')
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** Whether there was such a token to revoke. */
export async function deleteApiToken(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('scope', '=', 'api')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
