import { type Insertable, type Selectable, sql } from 'kysely';
import { hashToken } from '../auth/token.ts';
import type { SecondFactorTable } from '../db/tables/accessTables.ts';
import type { Database } from '../db/database.ts';

export type SecondFactorRow = Selectable<SecondFactorTable>;

/** A user's confirmed second factors, oldest first. */
export async function listSecondFactors(db: Database, userId: number): Promise<SecondFactorRow[]> {
  return db
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .where('confirmed', '=', true)
    .orderBy('id')
    .execute();
}

/** The tables with secrets that must be read back. */
type TableWithSecrets = 'secondFactors' | 'webhookSecrets' | 'identityProviders';

/** Every secret of an app, a webhook or a provider, as stored. */
export async function listSecrets(
  db: Database,
): Promise<{ table: TableWithSecrets; id: string; secret: string }[]> {
  const factors = await db
    .selectFrom('secondFactors')
    .select(['id', 'secret'])
    .where('secret', 'is not', null)
    .$narrowType<{ secret: string }>()
    .execute();
  const webhooks = await db.selectFrom('webhookSecrets').select(['id', 'secret']).execute();
  const providers = await db.selectFrom('identityProviders').select(['id', 'secret']).execute();
  return [
    ...factors.map((row) => ({ table: 'secondFactors' as const, ...row })),
    ...webhooks.map((row) => ({ table: 'webhookSecrets' as const, ...row })),
    ...providers.map((row) => ({ table: 'identityProviders' as const, ...row })),
  ];
}

/** Stores a re-encrypted secret, unless it changed meanwhile. */
export async function replaceSecret(
  db: Database,
  table: TableWithSecrets,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set secret = ${to} where id = ${id} and secret = ${from}`.execute(db);
}

/** The id of the key that encrypted secrets at the last start; undefined before the first. */
export async function findKeyId(db: Database): Promise<string | undefined> {
  return (await db.selectFrom('secondFactorKey').select('id').executeTakeFirst())?.id;
}

/** Records which key encrypts secrets from now on. */
export async function setKeyId(db: Database, id: string): Promise<void> {
  await db
    .insertInto('secondFactorKey')
    .values({ id })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ id }))
    .execute();
}

/** Replaces one that was begun and never confirmed. */
export async function insertSecondFactor(db: Database, row: Insertable<SecondFactorTable>): Promise<void> {
  await db
    .deleteFrom('secondFactors')
    .where('userId', '=', row.userId)
    .where('confirmed', '=', false)
    .execute();
  await db.insertInto('secondFactors').values(row).execute();
}

/** The second factor a user is setting up; undefined when there is none by that id, or it is already confirmed. */
export async function findUnconfirmed(
  db: Database,
  userId: number,
  id: string,
): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('secondFactors')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('confirmed', '=', false)
    .executeTakeFirst();
}

type Proved = Partial<
  Pick<SecondFactorRow, 'lastStep' | 'credentialId' | 'publicKey' | 'signCount' | 'transports'>
>;

export async function confirmSecondFactor(db: Database, id: string, proved: Proved): Promise<void> {
  await db
    .updateTable('secondFactors')
    .set({ ...proved, confirmed: true, challenge: null })
    .where('id', '=', id)
    .execute();
}

/** Accepts the code of a step, once. @returns false when it, or a later one, was accepted before. */
export async function takeStep(db: Database, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step, lastUsedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records a use of a passkey, and its own counter. */
export async function noteSignCount(db: Database, id: string, signCount: number): Promise<void> {
  await db
    .updateTable('secondFactors')
    .set({ signCount, lastUsedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the user had such a second factor. */
export async function deleteSecondFactor(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('secondFactors')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all second factors and recovery codes of a user. */
export async function deleteSecondFactors(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute();
  await replaceRecoveryCodes(db, userId, []);
}

export async function replaceRecoveryCodes(db: Database, userId: number, codes: string[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (codes.length === 0) return;
  await db
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, hash: hashToken(code) })))
    .execute();
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up a recovery code. @returns whether the user had it. */
export async function spendRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('hash', '=', hashToken(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
