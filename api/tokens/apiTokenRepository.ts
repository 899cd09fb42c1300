import type { Database } from '../db/database.ts';

/** A user's living personal tokens, never the texts themselves, newest first; `projectId` is the one project it is for. */
export async function listApiTokens(db: Database, userId: number) {
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
