import type { Database } from '../db/database.ts';

/** A personal token as it is listed: never the token itself. */
type ApiToken = {
  id: string;
  name: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  readOnly: boolean;
  /** The one project it is for; null for all of the user's. */
  projectId: string | null;
  projectName: string | null;
};

/** A user's living personal tokens, newest first. */
export async function listApiTokens(db: Database, userId: number): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('tokens')
    .leftJoin('projects', 'projects.id', 'tokens.projectId')
    .select(['tokens.id', 'tokens.name', 'tokens.createdAt', 'expiresAt', 'lastUsedAt', 'readOnly'])
    .select(['tokens.projectId', 'projects.name as projectName'])
    .where('tokens.userId', '=', userId)
    .where('scope', '=', 'api')
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('tokens.id', 'desc')
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
