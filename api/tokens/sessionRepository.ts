import type { Database } from '../db/database.ts';

/** A log-in that has not ended; `current` is the one of this call. */
type Session = {
  id: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  device: string | null;
  current: boolean;
};

/** A user's living log-ins, newest first. */
export async function listSessions(db: Database, userId: number, currentId: string): Promise<Session[]> {
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

/** Whether there was such a session to end. */
export async function endSession(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('scope', '=', 'authentication')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
