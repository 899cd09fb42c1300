import type { Database } from '../db/database.ts';

/** Runs a trivial query. @throws where the database does not answer. */
export async function touchDatabase(db: Database): Promise<void> {
  await db.selectFrom('users').select('id').limit(1).execute();
}
