import type { Database } from '../db/database.ts';

/** A user's active sessions, newest first; `current` is the one of this call. */
export async function listSessions(db: Database, userId: number, currentId: string) {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'createdAt', 'expiresAt', 'lastUsedAt', 'device'])
    .where('userId', '=', userId)
    .where('scope', '=', 'authentication')
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === currentId }));
}
