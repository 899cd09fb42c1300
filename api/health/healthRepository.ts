import type { Database } from '../db/database.ts';

/** Asks the database for next to nothing. @throws where it does not answer. */
export async function touchDatabase(db: Database): Promise<void> {
  await db.selectFrom('users').select('id').limit(1).execute();
}
