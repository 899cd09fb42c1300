import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * How many tries are `free`, how long the next one waits (ms), doubling up to `longestMs`, and after how long without a
 * try all are forgotten (ms). A delay and never a lock, or anybody could lock anybody out.
 */
export type Pace = { free: number; firstMs: number; longestMs: number; forgetMs: number };

/**
 * Counts one more try of `key`, stored only as a hash, for all processes on this database.
 * @returns 0 when it may be made now, else how long to wait (ms); such a try is not counted.
 */
export async function countAttempt(db: Database, key: string, pace: Pace): Promise<number> {
  const hash = hashOf(key);
  const { free, firstMs, longestMs, forgetMs } = pace;
  // In one statement, so that simultaneous tries are counted one after the other. By the clock and not by `now()`, which
  // is the start of the transaction: a try that waits for another's would find its row written in the future.
  const now = sql`clock_timestamp()`;
  const made = sql<number>`case when attempts.forget_at < ${now} then 1 else attempts.count + 1 end`;
  const waitMs = sql<number>`case when ${made} < ${free} then 0
    else least(${longestMs}::float8, ${firstMs}::float8 * power(2::float8, least(${made} - ${free}, 40))) end`;
  const { rows } = await sql`
    insert into attempts (key, count, next_at, forget_at)
    values (${hash}, 1, ${now}, ${now} + ${interval(forgetMs)})
    on conflict (key) do update
    set count = ${made},
        next_at = ${now} + ${waitMs} * interval '1 millisecond',
        forget_at = ${now} + ${interval(forgetMs)}
    where attempts.next_at <= ${now} or attempts.forget_at < ${now}
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  const attempt = await db.selectFrom('attempts').select('nextAt').where('key', '=', hash).executeTakeFirst();
  return Math.max(1, (Date.parse(attempt?.nextAt ?? '') || 0) - Date.now());
}

/** Forgets the tries of `key`, because the last one was right. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', hashOf(key)).execute();
}

/** Deletes expired counts. */
export async function dropForgotten(db: Database): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('forgetAt', '<', sql<string>`now()`)
    .execute();
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
const interval = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`;
