import type { Database } from '../db/database.ts';

/** A log-in that has not ended; `current` is the one of this call. */
export type Session = {
  id: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
  device: string | null;
  current: boolean;
};

/** A user's living log-ins, newest first. */
export async function listSessions(db: Database, userId: number, currentId: string): Promise<Session[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'created_at', 'expires_at', 'last_used_at', 'device'])
    .where('user_id', '=', userId)
    .where('scope', '=', 'authentication')
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === currentId }));
}

/** Whether there was such a session to end. */
export async function endSession(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('scope', '=', 'authentication')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
