import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Rate } from './tokenBucket.ts';

/** Takes up to `batch` calls out of a bucket, created full if missing. @returns how many were taken, and are left. */
export async function takeCalls(
  db: Database,
  key: string,
  { perSecond, burst }: Rate,
  batch: number,
): Promise<{ granted: number; left: number }> {
  const fresh = Math.min(batch, burst);
  const gained = sql`greatest(0, extract(epoch from clock_timestamp() - call_buckets.filled_at))::float8 * ${perSecond}::float8`;
  const there = sql`least(${burst}::float8, call_buckets.left_over + ${gained})`;
  const granted = sql`least(${batch}::float8, floor(${there}))`;
  const { rows } = await sql<{ granted: number; left: number }>`
    insert into call_buckets (key, left_over, granted, filled_at)
    values (${key}, ${burst - fresh}, ${fresh}, clock_timestamp())
    on conflict (key) do update
    set left_over = ${there} - ${granted}, granted = ${granted}, filled_at = clock_timestamp()
    returning granted, left_over as left`.execute(db);
  return rows[0] ?? { granted: 0, left: 0 };
}

/** Deletes the buckets not used since then (ms). */
export async function dropBuckets(db: Database, before: number): Promise<void> {
  await db.deleteFrom('callBuckets').where('filledAt', '<', new Date(before).toISOString()).execute();
}
