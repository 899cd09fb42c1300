import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '../auth/token.ts';
import type { Database } from '../db/database.ts';

/** A mark sent by a device and belonging to this account; `mark` is its text. */
export type DeviceMark = { id: string; mark: string };

const addressDays = 90;
const dayMs = 86_400_000;

/** Which of the marks in a call belongs to the account of this email; undefined when none does, or it has expired. */
export async function findMark(
  db: Database,
  email: string,
  marks: string[],
): Promise<DeviceMark | undefined> {
  if (marks.length === 0) return undefined;
  const byHash = new Map(marks.map((mark) => [hashToken(mark), mark]));
  const found = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['tokens.id', 'tokens.hash'])
    .where(sql`lower(users.email)`, '=', sql`lower(${email})`)
    .where('tokens.scope', '=', 'device')
    .where('tokens.hash', 'in', [...byHash.keys()])
    .where('tokens.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return found && { id: found.id, mark: byHash.get(found.hash) ?? '' };
}

/** Extends a mark that is in use. */
export async function prolongMark(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('tokens').set({ expiresAt, lastUsedAt: new Date() }).where('id', '=', id).execute();
}

/** Ends all marks of a user but the newest `most`: a program that keeps none gets a new one at each log-in. */
export async function endOldMarks(db: Database, userId: number, most: number): Promise<void> {
  const kept = db
    .selectFrom('tokens')
    .select('id')
    .where('userId', '=', userId)
    .where('scope', '=', 'device')
    .orderBy('id', 'desc')
    .limit(most);
  await db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where('scope', '=', 'device')
    .where('id', 'not in', kept)
    .execute();
}

/** Forgets where a user logged in, except the device of one session. */
export async function forgetDevices(db: Database, userId: number, exceptId?: string): Promise<void> {
  const kept = exceptId === undefined ? undefined : await findMarkOfSession(db, exceptId);
  let marks = db.deleteFrom('tokens').where('userId', '=', userId).where('scope', '=', 'device');
  if (kept !== undefined) marks = marks.where('id', '<>', kept);
  await marks.execute();
  await db.deleteFrom('knownAddresses').where('userId', '=', userId).execute();
}

async function findMarkOfSession(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('tokens').select('markId').where('id', '=', id).executeTakeFirst();
  return row?.markId ?? undefined;
}

/** Ends one session of a user and the mark of its device. @returns whether there was such a session. */
export async function endSessionById(db: Database, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('scope', '=', 'authentication')
    .returning('markId')
    .executeTakeFirst();
  if (ended === undefined) return false;
  if (ended.markId !== null) await db.deleteFrom('tokens').where('id', '=', ended.markId).execute();
  return true;
}

/** Whether the account of this email logged in from the address within the last 90 days. */
export async function isKnownAddress(db: Database, email: string, address: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
  const known = await db
    .selectFrom('knownAddresses')
    .select('userId')
    .where('userId', '=', user?.id ?? 0)
    .where('addressHash', '=', hashOf(user?.id ?? 0, address))
    .where('lastUsedAt', '>', oldest())
    .executeTakeFirst();
  return known !== undefined;
}

/** Records that a user logged in from the address. */
export async function noteAddress(db: Database, userId: number, address: string): Promise<void> {
  const lastUsedAt = new Date();
  await db
    .insertInto('knownAddresses')
    .values({ userId, addressHash: hashOf(userId, address), lastUsedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'addressHash']).doUpdateSet({ lastUsedAt }))
    .execute();
}

/** Deletes addresses not used for 90 days. */
export async function dropOldAddresses(db: Database): Promise<void> {
  await db.deleteFrom('knownAddresses').where('lastUsedAt', '<', oldest()).execute();
}

const oldest = () => new Date(Date.now() - addressDays * dayMs).toISOString();
const hashOf = (userId: number, address: string) =>
  createHash('sha256').update(`${userId} ${address}`).digest('base64url');
