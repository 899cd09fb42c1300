import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '../../errors.ts';
import type { Database, OpenDatabase } from '../database.ts';

/** How long a standby may take to catch up with the leader, and how often it is asked, ms. */
const patienceMs = 100;
const pauseMs = 5;

/**
 * Runs an expensive read on a standby, once it has everything the leader had when this was called, so that all see the
 * changes made or announced before; on the leader where that takes too long, and where there are no standbys.
 */
export async function readOnStandby<T>(
  { db, readDb }: Pick<OpenDatabase, 'db' | 'readDb'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (readDb === db) return read(db);
  try {
    const position = await leaderPosition(db);
    // One transaction, so that a pooler does not pass the read to another standby than the one asked.
    const found = await readDb.transaction().execute(async (standby) => {
      return (await hasCaughtUp(standby, position)) ? { value: await read(standby) } : undefined;
    });
    if (found !== undefined) return found.value;
  } catch (error) {
    // Failures of a standby, gone or in conflict with the leader's changes, do not matter.
    if (error instanceof ApiError) throw error;
  }
  return read(db);
}

async function leaderPosition(db: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db);
  return rows[0]!.position;
}

/** Whether it has replayed up to `position`; the leader itself, to which the address may lead, has. */
async function hasCaughtUp(standby: Database, position: string): Promise<boolean> {
  for (const end = performance.now() + patienceMs; ;) {
    const { rows } = await sql<{ caughtUp: boolean }>`
      select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as caught_up`.execute(
      standby,
    );
    if (rows[0]!.caughtUp) return true;
    if (performance.now() > end) return false;
    await setTimeout(pauseMs);
  }
}
