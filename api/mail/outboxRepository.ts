import { type Selectable, sql } from 'kysely';
import { createToken, hashToken } from '../auth/token.ts';
import type { OutboxTable } from '../db/tables/mailTables.ts';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import type { Letter } from './letter.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** Longer than a mail server is waited for: a process without a result by then has died. */
const leaseSeconds = 90;

/** Stores a letter to be sent, in the transaction of its change. */
export async function insertLetter(db: Database, letter: Letter): Promise<void> {
  const { to, words, userId, tokenId, invitationId, notBefore, ...rest } = letter;
  await db
    .insertInto('outbox')
    .values({
      ...rest,
      recipient: to,
      words: toJson(words),
      userId: userId ?? null,
      tokenId: tokenId ?? null,
      invitationId: invitationId ?? null,
      ...(notBefore === undefined ? {} : { nextAt: notBefore }),
    })
    .execute();
}

/** Claims the letter that has been due longest, for as long as a delivery may take; undefined without one. */
export async function claimLetter(db: Database): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      nextAt: sql<string>`now() + ${leaseSeconds}::float8 * interval '1 second'`,
    }))
    .where('id', '=', (of) =>
      of
        .selectFrom('outbox')
        .select('id')
        .where('nextAt', '<=', sql<string>`now()`)
        .orderBy('nextAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Puts off a letter that was not delivered. */
export async function postponeLetter(db: Database, id: number, waitMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAt: sql<string>`now() + ${waitMs}::float8 * interval '1 millisecond'` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a letter; its invitation gets the mail's status. */
export async function closeLetter(
  db: Database,
  { id, invitationId }: OutboxRow,
  mailStatus: 'sent' | 'failed',
): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
  if (invitationId === null) return;
  const sent = mailStatus === 'sent' ? { mailSentAt: new Date() } : {};
  const invitation = db.updateTable('invitations').where('id', '=', invitationId);
  await invitation.set({ mailStatus, ...sent }).execute();
}

/**
 * A new secret for a letter's link, replacing the previous one, with its full lifetime. Null where the letter has none;
 * undefined where its purpose is gone and it need not be sent.
 */
export async function renewSecret(db: Database, letter: OutboxRow): Promise<string | null | undefined> {
  const { tokenId, invitationId, livesMs } = letter;
  if (tokenId === null && invitationId === null) return null;
  const secret = createToken();
  const renewed =
    invitationId !== null
      ? db
          .updateTable('invitations')
          .set({ secretHash: hashToken(secret) })
          .where('id', '=', invitationId)
          .where('status', '=', 'pending')
          .where('expiresAt', '>', new Date().toISOString())
      : db
          .updateTable('tokens')
          .set({ hash: hashToken(secret), expiresAt: new Date(Date.now() + livesMs) })
          .where('id', '=', tokenId);
  const { numUpdatedRows } = await renewed.executeTakeFirst();
  return numUpdatedRows > 0n ? secret : undefined;
}

/** Number of waiting letters, and the age of the oldest (s), 0 without any. */
export type OutboxState = { letters: number; oldestSeconds: number };

export async function findOutboxState(db: Database): Promise<OutboxState> {
  return db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('letters'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldestSeconds'),
    ])
    .executeTakeFirstOrThrow();
}

/** Mails waiting to be sent about an account, for its export. */
export async function listLettersOf(db: Database, userId: number) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'language', 'words', 'attempts', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
}
