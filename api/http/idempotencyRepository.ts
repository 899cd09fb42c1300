import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escapeLike.ts';

const keptMs = 24 * 3_600_000;
/** Longer than any call takes: a call without an answer by then was interrupted. */
export const longestCallMs = 30_000;
/** Keys per user; the oldest make room. */
const maxKept = 500;

export type StoredReply = {
  status: number | null;
  location: string | null;
  body: string | null;
  madeAt: string | null;
  createdAt: string;
};

/** Whether the call that claimed the key must have ended by now. */
export const hasTimedOut = ({ createdAt }: StoredReply) => Date.parse(createdAt) < Date.now() - longestCallMs;

/** Claims a key for a call: `new` if nobody has it, `other` if another call does, else what is kept under it. */
export async function claimKey(
  db: Database,
  userId: number,
  key: string,
  hash: string,
): Promise<StoredReply | 'new' | 'other'> {
  const old = new Date(Date.now() - keptMs).toISOString();
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', old),
        eb(
          'createdAt',
          '<',
          eb
            .selectFrom('idempotencyKeys')
            .select('createdAt')
            .where('userId', '=', userId)
            .orderBy('createdAt', 'desc')
            .offset(maxKept - 1)
            .limit(1),
        ),
      ]),
    )
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, requestHash: hash, status: null, location: null, body: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return 'new';
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'location', 'body', 'madeAt', 'createdAt'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined)
    return { status: null, location: null, body: null, madeAt: null, createdAt: new Date().toISOString() };
  if (row.requestHash === hash && row.status === null && row.madeAt === null && hasTimedOut(row)) {
    const { numUpdatedRows } = await db
      .updateTable('idempotencyKeys')
      .set({ createdAt: new Date() })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .where('createdAt', '<', new Date(Date.now() - longestCallMs).toISOString())
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return 'new';
  }
  return row.requestHash === hash ? row : 'other';
}

/** Keeps the answer of a call. */
export async function keepAnswer(
  db: Database,
  { userId, key }: { userId: number; key: string },
  answer: { status: number; location: string | null; body: string },
): Promise<void> {
  const kept = db.updateTable('idempotencyKeys').set(answer);
  await kept.where('userId', '=', userId).where('key', '=', key).execute();
}

/** Releases a key, unless it has an answer: then the work was stored, and only its end is unknown. */
export async function releaseKey(
  db: Database,
  { userId, key }: { userId: number; key: string },
): Promise<void> {
  const refused = db.deleteFrom('idempotencyKeys').where('status', 'is', null);
  await refused.where('userId', '=', userId).where('key', '=', key).execute();
}

/** Deletes the kept answers, of any user, that contain an address, ignoring case. */
export async function forgetAnswersWith(db: Database, address: string): Promise<void> {
  const held = `%${escapeLike(JSON.stringify(address).slice(1, -1))}%`;
  await db.deleteFrom('idempotencyKeys').where('body', 'ilike', held).execute();
}
